import * as v from 'valibot'
import { Visibility } from '#mail/document/condition'
import type { LeafBlock } from '#mail/document/leaf-blocks'

/** The attribute that carries conditions of other services from the source to the recogniser, as ours. */
export const SHOWN_IF = 'data-shown-if'

export const shownIfText = (visibility: Visibility): string => encodeURIComponent(JSON.stringify(visibility))

/** Blocks of an element with its conditions. */
export function shownAs(element: Element, blocks: LeafBlock[]): LeafBlock[] {
  const texts = element.getAttribute(SHOWN_IF)?.split(' ') ?? []
  return texts.reduceRight((all, text) => {
    const outer = read(text)
    return outer === undefined
      ? all
      : all.map((block) => ({
          ...block,
          visibleIf: block.visibleIf
            ? { ...block.visibleIf, children: [...outer.children, ...block.visibleIf.children] }
            : outer,
        }))
  }, blocks)
}

/** Blocks of an element with the conditions of all that it is in. */
export function shownIn(element: Element, blocks: LeafBlock[]): LeafBlock[] {
  let all = blocks
  for (let one = element.parentElement; one; one = one.parentElement) all = shownAs(one, all)
  return all
}

function read(text: string): Visibility | undefined {
  try {
    const found = v.safeParse(Visibility, JSON.parse(decodeURIComponent(text)))
    return found.success ? found.output : undefined
  } catch {
    return undefined
  }
}
