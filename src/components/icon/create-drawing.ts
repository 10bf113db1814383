import { createElement, type SVGProps } from 'react'

/** A drawing as lucide keeps it: the elements in its square, each with its attributes. */
export interface DrawingData {
  size: number
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[]
}

/**
 * Stands in a build for what lucide-react makes its components with: theirs works out the attributes anew in each drawing
 * of each icon, of which a page of rows has a hundred. Here the elements are made once.
 */
export default function createDrawing({ size, node }: DrawingData) {
  const elements = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Drawing(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...elements,
    )
  }
}
