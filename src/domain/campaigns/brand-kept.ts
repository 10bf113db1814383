import { ruleBroken } from '#domain/kernel/refusals'
import type { LegalCompany } from '#domain/legal/legal-text'
import { legalProblem, type LegalMail } from './legal.ts'

/** A campaign that waits to be sent: its mails are written with the brand as it is then. */
interface Waiting {
  name: string
  mails: readonly LegalMail[]
}

const lacks = (mail: LegalMail, company: LegalCompany): boolean =>
  [company.address, company.addressJa].every((address) => (address ?? '').trim() === '') ||
  legalProblem(mail, company) !== undefined

/** Refuses to take out of the brand what the law asks for in a campaign that waits to be sent (CAM-190). */
export function expectBrandKept(
  waiting: readonly Waiting[],
  before: LegalCompany,
  after: LegalCompany,
): void {
  const loses = waiting.find(({ mails }) => mails.some((mail) => !lacks(mail, before) && lacks(mail, after)))
  if (!loses) return
  throw ruleBroken(
    `The law requires this address or contact in "${loses.name}", which is scheduled. Cancel the schedule first.`,
    `予約済みのキャンペーン「${loses.name}」には、この住所や連絡先が法律で必要です。先に予約を取り消してください。`,
  )
}
