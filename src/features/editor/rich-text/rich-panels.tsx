import type { Command } from 'prosemirror-state'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { TextField } from '#components/text-field'
import { EmojiPanel } from '#features/editor/emoji'
import { hrefText, parseHref } from '#features/editor/variable-text'
import { VariablePicker } from '#features/editor/variables'
import { useEditor } from '#features/editor/state'
import { withSlashes } from '#lib/safe-url'
import type { Href, Variable } from '#mail/document'
import { isSafeHref } from '#mail/document/href'
import { insertText, insertVariable, setLink, type RichSelection } from './rich-commands.ts'
import type { RichPanel } from './rich-toolbar.tsx'
import { messages } from './rich-text.messages.ts'

interface PanelProps {
  onRun: (command: Command) => void
}

export interface RichPanelBodyProps extends PanelProps {
  panel: RichPanel
  selection: RichSelection
}

/** What is asked for at the toolbar: an address, a variable, what stands where it has no value, or a sign. */
export function RichPanelBody({ panel, selection, onRun }: RichPanelBodyProps) {
  switch (panel) {
    case 'link':
      return <LinkPanel selection={selection} onRun={onRun} />
    case 'variable':
      return <VariablePanel onRun={onRun} />
    case 'fallback':
      return selection.variable ? <FallbackPanel variable={selection.variable} onRun={onRun} /> : null
    case 'emoji':
      return <EmojiPanel onChoose={(sign) => onRun(insertText(sign))} />
  }
}

/** The link that is typed; undefined for what no reader could follow (EML-17). */
function hrefOfText(text: string): Href | undefined {
  const typed = text.trim()
  // A host without a scheme is a site over https.
  const href = parseHref(/^[^\s/?#:{}]+\.[^\s/?#{}]{2}/.test(typed) ? `https://${typed}` : withSlashes(typed))
  return typeof href === 'object' && isSafeHref(href) ? href : undefined
}

/** Focuses the first field of a panel when it opens. */
function useFocusFirst() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}

function LinkPanel({ selection: { href }, onRun }: PanelProps & { selection: RichSelection }) {
  const intl = useIntl()
  const field = useFocusFirst()
  const [text, setText] = useState(() => (href ? hrefText(href) : ''))
  const [isWrong, setIsWrong] = useState(false)
  const apply = () => {
    const next = hrefOfText(text)
    if (next) onRun(setLink(next, text.trim()))
    else setIsWrong(true)
  }
  return (
    <>
      <TextField
        ref={field}
        label={intl.formatMessage(messages.address)}
        hint={intl.formatMessage(messages.addressHint)}
        error={isWrong ? intl.formatMessage(messages.addressProblem) : undefined}
        inputMode="url"
        autoComplete="off"
        value={text}
        onValueChange={(next) => {
          setText(next)
          setIsWrong(false)
        }}
        onEnter={apply}
      />
      <Inline>
        <Button tone="primary" size="small" onClick={apply}>
          {intl.formatMessage(messages.applyLink)}
        </Button>
        {href ? (
          <Button size="small" onClick={() => onRun(setLink(undefined))}>
            {intl.formatMessage(messages.removeLink)}
          </Button>
        ) : null}
      </Inline>
    </>
  )
}

function VariablePanel({ onRun }: PanelProps) {
  const lang = useEditor(({ document }) => document.settings.lang)
  return <VariablePicker lang={lang} onChoose={(variable) => onRun(insertVariable(variable))} />
}

function FallbackPanel({ variable, onRun }: PanelProps & { variable: Variable }) {
  const intl = useIntl()
  const field = useFocusFirst()
  const [fallback, setFallback] = useState(variable.fallback ?? '')
  const apply = () => onRun(insertVariable({ ...variable, fallback: fallback === '' ? null : fallback }))
  return (
    <>
      <TextField
        ref={field}
        label={intl.formatMessage(messages.fallback)}
        hint={intl.formatMessage(messages.fallbackHint)}
        value={fallback}
        onValueChange={setFallback}
        onEnter={apply}
      />
      <Inline>
        <Button tone="primary" size="small" onClick={apply}>
          {intl.formatMessage(messages.apply)}
        </Button>
      </Inline>
    </>
  )
}
