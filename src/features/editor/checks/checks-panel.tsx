import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Lightbulb from 'lucide-react/icons/lightbulb'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Badge } from '#components/badge'
import { EmptyState } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { showSelected, switchLanguage, useCommandContext } from '#features/editor/canvas'
import { offerUndo, useEditor } from '#features/editor/state'
import type { Severity } from '#mail/lint'
import type { Operation } from '#mail/operations'
import type { Envelope } from './check-mail.ts'
import { CheckKind } from './check-kind.tsx'
import { fixAll, groupIssues, isIn, type FoundIssue, type IssueKind } from './checks.model.ts'
import { useChecks } from './use-checks.ts'
import { messages } from './checks-panel.messages.ts'
import * as styles from './checks-panel.css.ts'

const looks = {
  error: { title: messages.errors, drawing: CircleAlert, tone: 'danger' },
  warning: { title: messages.warnings, drawing: TriangleAlert, tone: 'warning' },
  info: { title: messages.infos, drawing: Lightbulb, tone: 'info' },
} as const satisfies Record<Severity, object>

export interface ChecksPanelProps {
  /** What is known beside the document: subject, sender, sizes of images. What is not given is not checked. */
  envelope?: Envelope
  /** What a finding is about is selected: what covers the mail can go. */
  onShown?: () => void
}

/** What is wrong with the mail, by severity and check: a click selects the block, Fix puts it right (EML-403). */
export function ChecksPanel({ envelope, onShown }: ChecksPanelProps) {
  const intl = useIntl()
  const context = useCommandContext()
  const { store } = context
  const readOnly = useEditor((state) => state.readOnly)
  const panel = useRef<HTMLElement>(null)
  const { issues, failed, retry, check } = useChecks(envelope)

  const apply = (operations: Operation[], count: number) => {
    if (operations.length === 0) return
    if (store.apply({ type: 'batch', operations, origin: 'user' }) !== undefined) return
    // What was pressed is about to go: the focus stays in the panel.
    panel.current?.focus()
    offerUndo(store, intl.formatMessage(messages.fixed, { count }), intl.formatMessage(messages.undo))
  }
  const lang = useEditor(({ document }) => document.settings.lang)
  /** An issue of the other language is about words that are not shown: they are now. */
  const showLanguageOf = (issue: FoundIssue) => {
    if (!isIn(issue, store.getState().document.settings.lang)) switchLanguage(context)
  }
  const fixKind = ({ rule }: IssueKind) => {
    if (!check) return
    const { operations, count } = fixAll(store.getState().document, rule, check)
    apply(operations, count)
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.root}
      aria-label={intl.formatMessage(messages.title)}
      aria-busy={issues === undefined && !failed}
    >
      {failed ? (
        <ErrorBlock title={intl.formatMessage(messages.failed)} onRetry={retry} />
      ) : issues === undefined ? (
        <Stack gap={2}>
          <Skeleton shape="title" width={40} />
          <Skeleton shape="block" />
        </Stack>
      ) : issues.length === 0 ? (
        <EmptyState
          drawing={<Icon of={CircleCheck} size="large" />}
          title={intl.formatMessage(messages.none)}
        >
          {intl.formatMessage(messages.noneText)}
        </EmptyState>
      ) : (
        groupIssues(issues, lang).map(({ severity, kinds }) => {
          const { title, drawing, tone } = looks[severity]
          return (
            <Stack key={severity} as="section" gap={2} data-severity={severity}>
              <h3 className={styles.title}>
                <Icon of={drawing} />
                {intl.formatMessage(title)}
                <Badge tone={tone}>
                  {intl.formatNumber(kinds.reduce((sum, kind) => sum + kind.issues.length, 0))}
                </Badge>
              </h3>
              {severity === 'error' ? (
                <Text as="p" size={13} tone="muted">
                  {intl.formatMessage(messages.errorsHint)}
                </Text>
              ) : null}
              <ul className={styles.kinds}>
                {kinds.map((kind) => (
                  <CheckKind
                    key={kind.rule}
                    kind={kind}
                    readOnly={readOnly}
                    onSelect={(issue) => {
                      showLanguageOf(issue)
                      store.select(issue.nodeId === undefined ? [] : [issue.nodeId])
                      showSelected(store)
                      onShown?.()
                    }}
                    onFix={(issue) => {
                      showLanguageOf(issue)
                      apply(issue.fix ?? [], 1)
                    }}
                    onFixAll={() => fixKind(kind)}
                  />
                ))}
              </ul>
            </Stack>
          )
        })
      )}
    </section>
  )
}
