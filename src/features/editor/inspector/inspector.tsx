import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { deferred } from '#components/deferred'
import { KeepsFocus } from '#components/editing'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { blockNames, kindOf } from '#features/editor/blocks'
import { commandById, useCommandContext } from '#features/editor/canvas'
import { useEditor, useNode } from '#features/editor/state'
import { FieldPlace, useReadOnly } from '#features/editor/inspector/fields'
import type { AnyNode } from '#mail/document'
import { isBilingual } from '#mail/twin'
import { BlockFields } from './block-fields.tsx'
import { ColumnFields } from './column-fields.tsx'
import { messages } from './inspector.messages.ts'
import { MailPanel } from './mail-panel.tsx'
import { NodePath, type NodePathProps } from './node-path.tsx'
import { SectionFields } from './section-fields.tsx'
import { SeveralPanel } from './several-panel.tsx'

const TwinNote = deferred(async () => (await import('#features/editor/twin')).TwinNote)

/** The settings of what is selected: of the mail, of one part, or of what several parts have in common (EML-301). */
export function Inspector() {
  const intl = useIntl()
  const selected = useEditor((state) => state.selected)
  const readOnly = useReadOnly()
  // Fields begin anew in the other language too: what is wrong in one does not follow into the other.
  const language = useEditor(({ document }) => (document.settings.twin?.original ? 'other' : 'own'))
  const [wayUp, setWayUp] = useState(0)
  const [first, ...others] = selected
  return (
    <Stack as="section" aria-label={intl.formatMessage(messages.label)}>
      {readOnly ? <Banner>{intl.formatMessage(messages.readOnly)}</Banner> : null}
      {/* What was pressed goes: the other language was removed, or a step of the way up taken. */}
      <KeepsFocus shown={`${language} ${wayUp}`}>
        {first === undefined ? (
          <FieldPlace key={language} name={language}>
            <MailPanel />
          </FieldPlace>
        ) : others.length > 0 ? (
          <SeveralPanel key={`${language} ${selected.join(' ')}`} ids={selected} />
        ) : (
          // Fields begin anew with each part: what was typed wrong into one waits there, and does not follow to the next.
          <FieldPlace key={`${language} ${first}`} name={`${language} ${first}`}>
            <NodePanel id={first} onWayUp={() => setWayUp(wayUp + 1)} />
          </FieldPlace>
        )}
      </KeepsFocus>
    </Stack>
  )
}

function NodePanel({ id, onWayUp }: NodePathProps) {
  const intl = useIntl()
  const node = useNode(id)
  const bilingual = useEditor(({ document }) => isBilingual(document))
  const context = useCommandContext()
  const copy = commandById('copyOriginal')
  const canCopy = useEditor((state) => copy?.isEnabled(state) === true)
  if (!node) return null
  return (
    <Stack>
      <Stack gap={1}>
        <NodePath id={id} onWayUp={onWayUp} />
        <Text as="h2" size={16} weight="semibold">
          {intl.formatMessage(blockNames[kindOf(node)])}
        </Text>
      </Stack>
      {bilingual && 'type' in node && node.type !== 'section' ? (
        <Suspense fallback={null}>
          <TwinNote block={node} onCopy={canCopy ? () => copy?.run(context) : undefined} />
        </Suspense>
      ) : null}
      <NodeFields node={node} />
    </Stack>
  )
}

function NodeFields({ node }: { node: AnyNode }) {
  if (!('type' in node)) return <ColumnFields column={node} />
  return node.type === 'section' ? <SectionFields section={node} /> : <BlockFields block={node} />
}
