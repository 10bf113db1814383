import { buttonOnPage, linkTexts, publicPage, saidOnPage } from '#domain/kernel/public-page'

const texts = {
  en: {
    ...linkTexts.en,
    expiredText: 'Send the confirmation again from the settings of the sender.',
    ask: 'Confirm this address',
    confirm: 'Confirm this address',
    confirmed: 'The address is confirmed',
    confirmedText: 'Emails can now be sent from it. You can close this page.',
  },
  ja: {
    ...linkTexts.ja,
    expiredText: '差出人の設定から、確認メールをもう一度お送りください。',
    ask: 'メールアドレスの確認',
    confirm: 'このアドレスを確認する',
    confirmed: 'アドレスを確認しました',
    confirmedText: 'このアドレスからメールを送信できるようになりました。このページは閉じて構いません。',
  },
} as const

/** What the link that confirms a mailbox shows: a button, because scanners of mail follow links, and what came of it. */
export function senderPages(language: 'en' | 'ja') {
  const said = texts[language]
  return {
    missing: () =>
      publicPage(said.missing, saidOnPage(said.missing, said.missingText), { language, status: 404 }),
    expired: (address: string) =>
      publicPage(address, saidOnPage(said.expired, address, said.expiredText), { language, status: 410 }),
    button: (address: string) =>
      publicPage(address, saidOnPage(said.ask, address) + buttonOnPage(said.confirm), { language }),
    confirmed: (address: string) =>
      publicPage(address, saidOnPage(said.confirmed, address, said.confirmedText), { language }),
  }
}
