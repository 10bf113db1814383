import { useEditorStore } from '#features/editor/state'
import type { Block, Section } from '#mail/document'
import type { Operation } from '#mail/operations'
import { HideField } from './hide-field.tsx'
import { ShowIf } from './show-if.tsx'

/** On which devices and for whom a part is shown. */
export function VisibilityFields({ node }: { node: Block | Section }) {
  const store = useEditorStore()
  const set = (key: 'hideOn' | 'visibleIf', value: unknown) => {
    const change: Operation =
      value === undefined
        ? { type: 'update', id: node.id, set: {}, unset: [key] }
        : { type: 'update', id: node.id, set: { [key]: value } }
    store.apply(change)
  }
  return (
    <>
      <HideField value={node.hideOn ?? 'none'} onValueChange={(hideOn) => set('hideOn', hideOn)} />
      <ShowIf value={node.visibleIf} onValueChange={(visibility) => set('visibleIf', visibility)} />
    </>
  )
}
