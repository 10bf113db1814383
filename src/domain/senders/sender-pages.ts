import { publicPage } from '#domain/kernel/public-page'

/** What the link that confirms a mailbox shows: a button, because scanners of mail follow links, and what came of it. */
export const senderPages = {
  missing: () =>
    publicPage('Not found', '<p>This link does not exist. / このリンクは存在しません。</p>', { status: 404 }),
  expired: (address: string) =>
    publicPage(address, '<p>This link has expired. / このリンクの有効期限が切れました。</p>', {
      status: 410,
    }),
  button: (address: string) =>
    publicPage(
      address,
      '<form method="post"><button>Confirm this address / このアドレスを確認する</button></form>',
    ),
  confirmed: (address: string) =>
    publicPage(address, '<p>The address is confirmed. / アドレスを確認しました。</p>'),
}
