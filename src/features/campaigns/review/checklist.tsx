import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useRef } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { Button, LinkButton } from '#components/button'
import { Card } from '#components/card'
import { Icon } from '#components/icon'
import { InlineError } from '#components/inline-error'
import { Inline } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { StatusPill } from '#components/status-pill'
import { toasts } from '#components/toast'
import { VisuallyHidden } from '#components/visually-hidden'
import type { ReviewStepProps } from '#features/campaigns/campaign-step'
import type { ChecklistRow } from './checklist.model.ts'
import { messages } from './checklist.messages.ts'
import * as styles from './checklist.css.ts'

/** How long the lines are that stand in for rows, in per cent. */
const waiting = [70, 55, 80]

export interface ChecklistProps extends Pick<ReviewStepProps, 'hrefs' | 'onJump' | 'onChange'> {
  /** Undefined while the facts are loaded. */
  rows: readonly ChecklistRow[] | undefined
  /** Whether some of the facts could not be loaded. */
  failure?: { ticketId: string | undefined; retry: () => void } | undefined
}

/** What keeps a campaign from being sent, and what should be looked at: each row leads to where it is put right (CAM-100). */
export function Checklist({ rows, failure, hrefs, onJump, onChange }: ChecklistProps) {
  const intl = useIntl()
  const blocked = rows?.filter(({ blocks }) => blocks).length ?? 0
  const cautions = (rows?.length ?? 0) - blocked
  const card = useRef<HTMLElement>(null)
  const fix = async (change: NonNullable<ChecklistRow['fix']>) => {
    // The button goes with its row: the focus stays in the list (ACC-3).
    card.current?.focus({ preventScroll: true })
    await onChange(change)
    toasts.add({ type: 'success', content: intl.formatMessage(messages.fixed) })
  }
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={intl.formatMessage(messages.title)}
      flush
      actions={
        rows ? (
          <Inline role="status">
            <StatusPill kind={blocked > 0 ? 'danger' : 'success'}>
              {blocked > 0
                ? intl.formatMessage(messages.blocked, { count: blocked })
                : intl.formatMessage(messages.ready)}
            </StatusPill>
            {cautions > 0 ? (
              <StatusPill kind="warning">
                {intl.formatMessage(messages.cautions, { count: cautions })}
              </StatusPill>
            ) : null}
          </Inline>
        ) : undefined
      }
    >
      {failure ? (
        <div className={styles.row}>
          <InlineError ticketId={failure.ticketId} onRetry={failure.retry}>
            {intl.formatMessage(messages.failed)}
          </InlineError>
        </div>
      ) : null}
      {rows ? (
        <ul>
          {rows.map((row) => (
            <Row key={row.id} row={row} hrefs={hrefs} onJump={onJump} onFix={(change) => void fix(change)} />
          ))}
          {rows.length === 0 ? (
            <li className={styles.row}>
              <span className={styles.words}>
                <span className={styles.drawing} data-kind="ready">
                  <Icon of={CircleCheck} />
                </span>
                {intl.formatMessage(messages.ready)}
              </span>
            </li>
          ) : null}
        </ul>
      ) : failure ? null : (
        <div aria-busy>
          <VisuallyHidden>{intl.formatMessage(messages.checking)}</VisuallyHidden>
          {waiting.map((width) => (
            <div key={width} className={styles.row}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      )}
    </Card>
  )
}

interface RowProps extends Pick<ChecklistProps, 'hrefs' | 'onJump'> {
  row: ChecklistRow
  onFix: (change: NonNullable<ChecklistRow['fix']>) => void
}

function Row({ row, hrefs, onJump, onFix }: RowProps) {
  const intl = useIntl()
  const { blocks, jump, fix } = row
  const text = wordsOf(intl, row)
  const open = intl.formatMessage(messages.open)
  const openNamed = intl.formatMessage(messages.openNamed, { what: text })
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.drawing} data-kind={blocks ? 'blocking' : 'caution'}>
          <Icon of={blocks ? CircleAlert : TriangleAlert} />
          <VisuallyHidden>{intl.formatMessage(blocks ? messages.blocking : messages.caution)}</VisuallyHidden>
        </span>
        <span>{text}</span>
      </span>
      <Inline>
        {fix ? (
          <Button
            size="small"
            aria-label={intl.formatMessage(messages.fixNamed, { what: text })}
            onClick={() => onFix(fix)}
          >
            {intl.formatMessage(messages.fix)}
          </Button>
        ) : null}
        {jump.kind === 'step' ? (
          <Button
            size="small"
            tone="quiet"
            aria-label={openNamed}
            onClick={() => onJump(jump.step, jump.target)}
          >
            {open}
          </Button>
        ) : (
          <LinkButton
            size="small"
            tone="quiet"
            aria-label={openNamed}
            href={jump.kind === 'sender' ? hrefs.sender(jump.senderId) : hrefs.settings(jump.setting)}
          >
            {open}
          </LinkButton>
        )}
      </Inline>
    </li>
  )
}

function wordsOf(intl: IntlShape, { message, values, variant, count }: ChecklistRow): string {
  const plain = intl.formatMessage(message, values)
  const text = count === undefined ? plain : intl.formatMessage(messages.times, { text: plain, count })
  return variant === undefined ? text : intl.formatMessage(messages.inVariant, { text, variant })
}
