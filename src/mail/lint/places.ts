import { MAIL, type AnyNode, type Block, type EmailDocument, type Visibility } from '#mail/document'
import type { NodePlace } from './issue.ts'

/** Each node of the mail with where it is, from top to bottom. */
export function* placesOf({
  sections,
  settings,
}: EmailDocument): Generator<[node: AnyNode, place: NodePlace]> {
  for (const section of sections) {
    const ground = section.bg ?? settings.theme.contentBg
    const top: NodePlace = { settings, ground, shown: undefined, entry: undefined, outer: [] }
    yield [section, top]
    for (const { width, blocks } of section.columns) {
      const shown = Math.round((settings.width * width) / MAIL.columnShares)
      for (const block of blocks) yield* within(block, { ...top, shown, outer: conditionsWith([], section) })
    }
  }
}

function* within(block: Block, outer: NodePlace): Generator<[node: AnyNode, place: NodePlace]> {
  const place = { ...outer, ground: block.bg ?? outer.ground }
  yield [block, place]
  if (!('blocks' in block)) return
  const entry = block.type === 'repeat' ? block.as : undefined
  const inner = { ...place, shown: undefined, entry, outer: conditionsWith(outer.outer, block) }
  for (const one of block.blocks) yield* within(one, inner)
}

const conditionsWith = (
  outer: readonly Visibility[],
  { visibleIf }: { visibleIf?: Visibility | undefined },
): readonly Visibility[] => (visibleIf ? [...outer, visibleIf] : outer)
