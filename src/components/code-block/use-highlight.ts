import { useEffect, type RefObject } from 'react'
import { codeKinds, htmlRanges } from './highlight.model.ts'

/**
 * Colours the code through the CSS Custom Highlight API: the code stays one text, which can be of any length, searched and
 * copied. Browsers without it show the code without colours.
 */
export function useHighlight(element: RefObject<HTMLElement | null>, code: string, isOn: boolean): void {
  useEffect(() => {
    const text = element.current?.firstChild
    if (!isOn || !text || !('highlights' in CSS)) return
    const added = htmlRanges(code).map(({ kind, from, to }) => {
      const range = new StaticRange({
        startContainer: text,
        startOffset: from,
        endContainer: text,
        endOffset: to,
      })
      return { kind, range }
    })
    // One registry for the whole page: each name is shared with the other blocks.
    for (const kind of codeKinds)
      if (!CSS.highlights.has(`code-${kind}`)) CSS.highlights.set(`code-${kind}`, new Highlight())
    for (const { kind, range } of added) CSS.highlights.get(`code-${kind}`)?.add(range)
    return () => {
      for (const { kind, range } of added) CSS.highlights.get(`code-${kind}`)?.delete(range)
    }
  }, [element, code, isOn])
}
