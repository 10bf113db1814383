import Zap from 'lucide-react/icons/zap'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { CodeBlock } from '#components/code-block'
import { FullSheet } from '#components/dialog'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { Stack } from '#components/layout'
import { Tabs } from '#components/tabs'
import { useDeferredDocument, useEditorData } from '#features/editor/state'
import { codeOf, codeParts, type CodePart } from './code-view.model.ts'
import { messages } from './code-view.messages.ts'

export interface CodeViewProps {
  open: boolean
  onClose: () => void
}

/** The source of each part of the mail, with its size against what email clients take (EML-404). */
export function CodeView({ open, onClose }: CodeViewProps) {
  const intl = useIntl()
  const [part, setPart] = useState<CodePart>('html')
  return (
    <FullSheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.description)}
    >
      <Tabs
        label={intl.formatMessage(messages.parts)}
        value={part}
        onValueChange={setPart}
        tabs={codeParts.map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
          content: <Part part={value} />,
        }))}
      />
    </FullSheet>
  )
}

function Part({ part }: { part: CodePart }) {
  const intl = useIntl()
  const document = useDeferredDocument()
  const { brand } = useEditorData()
  const code = useMemo(() => codeOf(document, part, brand?.colors), [document, part, brand])
  if (!code)
    return (
      <EmptyState drawing={<Icon of={Zap} size="large" />} title={intl.formatMessage(messages.ampOffTitle)}>
        {intl.formatMessage(messages.ampOff)}
      </EmptyState>
    )
  const kB = (bytes: number) => intl.formatNumber(bytes / 1000, { maximumFractionDigits: 1 })
  const size = kB(code.bytes)
  const limit = code.limit === undefined ? undefined : kB(code.limit)
  const says =
    limit === undefined
      ? intl.formatMessage(messages.size, { size })
      : intl.formatMessage(messages.sizeOf, { size, limit })
  const isTooLarge = code.limit !== undefined && code.bytes > code.limit
  return (
    <Stack>
      {isTooLarge && limit !== undefined ? (
        <Banner kind="warning">
          {intl.formatMessage(part === 'amp' ? messages.ampTooLarge : messages.htmlTooLarge, { limit })}
        </Banner>
      ) : null}
      <CodeBlock
        label={`${intl.formatMessage(messages[part])}, ${says}`}
        code={code.text}
        {...(part !== 'text' && { language: 'html' })}
        wrapped
        tall
      />
    </Stack>
  )
}
