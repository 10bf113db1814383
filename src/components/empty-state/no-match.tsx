import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { EmptyState } from './empty-state.tsx'
import { messages } from './empty-state.messages.ts'

export interface NoMatchProps {
  /** @default 'Try other words or fewer filters.' */
  children?: ReactNode
  /** Takes the filters away. Without it there is no button. */
  onClear?: () => void
}

/** There is something, but the filters let nothing through. The filters stay in sight above it. */
export function NoMatch({ children, onClear }: NoMatchProps) {
  const intl = useIntl()
  return (
    <EmptyState
      drawing={<Icon of={SearchX} size="large" />}
      title={intl.formatMessage(messages.noMatchTitle)}
      action={
        onClear ? (
          <Button
            onClick={({ currentTarget }) => {
              onClear()
              filterOf(currentTarget)?.focus()
            }}
          >
            {intl.formatMessage(messages.clear)}
          </Button>
        ) : null
      }
    >
      {children ?? intl.formatMessage(messages.noMatchText)}
    </EmptyState>
  )
}

/** What was cleared: the button goes with what it says, and the filter stays (ACC-3). */
const filterOf = (button: Element) =>
  button.closest('[role=dialog], main, body')?.querySelector<HTMLElement>('input[type=search]') ??
  button.closest('section')?.querySelector('select')
