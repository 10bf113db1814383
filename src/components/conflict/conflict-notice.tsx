import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Comparison, type ConflictingField } from './comparison.tsx'
import { messages } from './conflict.messages.ts'
import * as styles from './conflict.css.ts'

export interface ConflictNoticeProps {
  /** The fields whose values differ. With none the versions differ in nothing that is edited here. */
  fields: readonly ConflictingField[]
  /** Who saved the other version, where that is known. */
  who?: string | undefined
  /** How long ago, such as '5 minutes ago'; said together with who. */
  ago?: string | undefined
  /** Saves what was typed over the other version. */
  onKeepMine: () => void
  /** Discards what was typed for the other version. */
  onTakeTheirs: () => void
  /** One of the two is under way. @default false */
  busy?: boolean
}

/** In a form whose record somebody else saved in the meantime: keep mine, take theirs, or compare the two. */
export function ConflictNotice({
  fields,
  who = '',
  ago = '',
  onKeepMine,
  onTakeTheirs,
  busy = false,
}: ConflictNoticeProps) {
  const intl = useIntl()
  const id = useId()
  const [compared, setCompared] = useState(false)
  return (
    <Banner
      kind="warning"
      answers
      title={
        who === '' || ago === ''
          ? intl.formatMessage(messages.title)
          : intl.formatMessage(messages.titleBy, { name: who, ago })
      }
      action={
        <span className={styles.buttons}>
          {fields.length === 0 ? null : (
            <Button
              size="small"
              aria-expanded={compared}
              aria-controls={compared ? id : undefined}
              onClick={() => setCompared(!compared)}
            >
              {intl.formatMessage(messages.compare)}
            </Button>
          )}
          <Button size="small" onClick={onTakeTheirs} disabled={busy}>
            {intl.formatMessage(messages.takeTheirs)}
          </Button>
          <Button size="small" onClick={onKeepMine} busy={busy}>
            {intl.formatMessage(messages.keepMine)}
          </Button>
        </span>
      }
    >
      {intl.formatMessage(messages.about)}
      {compared ? (
        <div id={id}>
          <Comparison fields={fields} />
        </div>
      ) : null}
    </Banner>
  )
}
