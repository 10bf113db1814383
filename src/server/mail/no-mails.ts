import { ruleBroken } from '#domain/kernel/refusals'

/** Why a server with `OTEGAMI_MAIL=none` takes no mail. */
export const noMails = () =>
  ruleBroken(
    'This server sends no mails: whoever runs it sets OTEGAMI_MAIL or SMTP_URL.',
    'このサーバーではメールを送信できません。管理者がOTEGAMI_MAILまたはSMTP_URLを設定する必要があります。',
  )
