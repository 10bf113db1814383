import Languages from 'lucide-react/icons/languages'
import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import { useIntl } from 'react-intl'
import { Icon, type IconProps } from '#components/icon'
import { isMuchLonger } from '#mail/twin/length'
import type { SpokenBlock } from '#mail/twin'
import { isUntranslated } from '#mail/twin/untranslated'
import { messages } from './twin.messages.ts'
import * as styles from './twin.css.ts'

/** Says of a block that it is not translated, or that it takes much more room than in the other language. */
export function TwinMarks({ block }: { block: SpokenBlock }) {
  const intl = useIntl()
  if (isUntranslated(block)) return <Mark of={Languages} label={intl.formatMessage(messages.notTranslated)} />
  return isMuchLonger(block) ? <Mark of={MoveHorizontal} label={intl.formatMessage(messages.longer)} /> : null
}

/** The words are shown where the block is pointed at or selected: everywhere else they would cover those of the mail. */
function Mark({ of, label }: { of: IconProps['of']; label: string }) {
  return (
    <span className={styles.mark}>
      <Icon of={of} size="small" label={label} />
      <span className={styles.markWords} aria-hidden>
        {label}
      </span>
    </span>
  )
}
