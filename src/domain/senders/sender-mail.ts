import { DAY } from '#lib/duration'

/** How long the link that confirms a mailbox works, in ms. */
export const SENDER_LINK = { worksFor: 7 * DAY } as const

/** The path of the page that confirms a mailbox. */
export const senderConfirmPath = (token: string): string => `/d/sender/${encodeURIComponent(token)}`

/** The mail that asks the owner of a mailbox to confirm it (DOM-32), before its link is put in: `{{confirm_url}}`. */
export const senderMail = ({
  address,
  fromName,
}: {
  address: string
  fromName: string
}): { subject: string; body: string } => ({
  subject: 'Confirm this address as a sender / 差出人アドレスの確認',
  body: [
    `Someone wants to send email as ${fromName} <${address}>. If that is you or a colleague, open this link and confirm:`,
    '{{confirm_url}}',
    'The link works for 7 days. Otherwise ignore this email: nothing is sent from this address.',
    '',
    `「${fromName} <${address}>」を差出人としてメールを送信する設定が行われました。ご自身または同僚による設定であれば、上のリンクを開いて確認してください。`,
    'リンクの有効期限は7日間です。お心当たりがない場合は、このメールを破棄してください。このアドレスからメールが送信されることはありません。',
  ].join('\n'),
})
