import ChevronRight from 'lucide-react/icons/chevron-right'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { blockNames, kindOf } from '#features/editor/blocks'
import { pathTo, useEditor, useEditorStore } from '#features/editor/state'
import { messages } from './inspector.messages.ts'

export interface NodePathProps {
  id: string
  /** A step was pressed: another part is selected. */
  onWayUp: () => void
}

/** The way from the mail to the selected part; each step selects what it names. */
export function NodePath({ id, onWayUp }: NodePathProps) {
  const intl = useIntl()
  const store = useEditorStore()
  const document = useEditor((state) => state.document)
  const around = pathTo(document, id).slice(1).toReversed()
  const step = (key: string, name: string, select: readonly string[]) => (
    <Inline as="li" key={key} gap={0} nowrap>
      <Button
        size="small"
        tone="quiet"
        aria-label={intl.formatMessage(messages.selectParent, { kind: name })}
        onClick={() => {
          onWayUp()
          store.select(select)
        }}
      >
        {name}
      </Button>
      <Icon of={ChevronRight} />
    </Inline>
  )
  return (
    <nav aria-label={intl.formatMessage(messages.path)}>
      <Inline as="ol" gap={0}>
        {step('mail', intl.formatMessage(blockNames.mail), [])}
        {around.map(({ node }) => step(node.id, intl.formatMessage(blockNames[kindOf(node)]), [node.id]))}
      </Inline>
    </nav>
  )
}
