import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Type from 'lucide-react/icons/type'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { Text } from '#components/text'
import type { ColumnFit, Fit } from '#domain/connections/column-fit'
import * as styles from './mapping.css.ts'
import { messages } from './mapping.messages.ts'

const drawings: Record<Fit, LucideIcon> = {
  exact: CircleCheck,
  likely: CircleCheck,
  as_text: Type,
  partly: TriangleAlert,
  never: CircleX,
}

/** How well a column fits the property that it becomes: the words say it, colour and icon repeat it. */
export function FitMark({ fit: { fit, refused = '' } }: { fit: ColumnFit }) {
  const intl = useIntl()
  return (
    <span className={styles.fit} data-fit={fit}>
      <Icon of={drawings[fit]} size="small" />
      <Text size={13} wrap="anywhere">
        {intl.formatMessage(messages[`fit_${fit}`], { value: refused.slice(0, 40) })}
      </Text>
    </span>
  )
}
