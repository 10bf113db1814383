import ImageIcon from 'lucide-react/icons/image'
import { useState, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { messages } from './canvas.messages.ts'
import * as styles from './canvas.css.ts'

/** An image of the mail. One that fails to load and has no alternative text takes no room: it is shown that it is there. */
export function MailImage(props: ComponentProps<'img'>) {
  const intl = useIntl()
  const { src, alt = '', width } = props
  const [failed, setFailed] = useState<string>()
  // A pixel that counts openings is not meant to be seen.
  const isPixel = Number(width) === 1
  if (alt !== '' || src === undefined || failed !== src || isPixel)
    return <img {...props} alt={alt} onError={() => setFailed(src)} />
  return (
    <span className={styles.placeholder}>
      <Icon of={ImageIcon} />
      {intl.formatMessage(messages.brokenImage)}
    </span>
  )
}
