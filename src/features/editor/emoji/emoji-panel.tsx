import * as styles from './emoji.css.ts'

/** What mails use: feelings, seasons, shopping. */
const emoji = Array.from('😀😊😍🤩🥳🙌👏👍🙏💪❤💙⭐✨🔥💡🎉🎁🎂🎈🛍🛒💌📣📅⏰✅❗🌸🌻🍁⛄☕🍵🍰🍣✈🏠🚚🌍')

/** The emoji to choose from; the first has the focus. */
export function EmojiPanel({ onChoose }: { onChoose: (sign: string) => void }) {
  return (
    <div className={styles.signs}>
      {emoji.map((sign, place) => (
        <button
          key={sign}
          type="button"
          className={styles.sign}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opening leads into the list
          autoFocus={place === 0}
          onClick={() => onChoose(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
