import type { AmpProvider } from '#api/senders'

/** The mailbox providers that show AMP mails, in the order in which they are listed. */
export const ampProviders: readonly AmpProvider[] = ['gmail', 'yahoo', 'mailru']

/** Where a provider takes example mails, and where its registration form is (DOM-42). */
export const AMP_PROVIDERS: Readonly<Record<AmpProvider, { mailbox: string; form: string }>> = {
  gmail: {
    mailbox: 'ampforemail.whitelisting@gmail.com',
    form: 'https://developers.google.com/workspace/gmail/ampemail/register',
  },
  yahoo: { mailbox: 'ampverification@yahoo.com', form: 'https://senders.yahooinc.com/amp' },
  mailru: { mailbox: 'postmaster_amp@corp.mail.ru', form: 'https://postmaster.mail.ru/amp' },
}
