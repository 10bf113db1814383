import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What is signed for visitors of public pages, each by a key of its own that is made from the secret of the server. */
export interface FormKeys {
  /** The last part of the seed of a task (FRM-27). */
  signatureOf: (content: string) => string
  /** The token that confirms a submission, and nothing else (FRM-23). It is not stored: whoever reads the tables can confirm nothing. */
  confirmToken: (submissionId: string) => string
  /** The submission that a token confirms; undefined where this server did not make it. */
  submissionOf: (token: string) => string | undefined
  /** The token that confirms the mailbox of a sender. `askedAt`: when its mail was asked for, in ms since 1970. */
  senderToken: (asked: { senderId: string; askedAt: number }) => string
  /** What such a token confirms; undefined where this server did not make it. */
  senderOf: (token: string) => { senderId: string; askedAt: number } | undefined
}

/** Characters of 16 bytes as base64url. */
const PROOF_LENGTH = 22

export function createFormKeys(secret: string): FormKeys {
  const signer = (purpose: string) => {
    const key = Buffer.from(hkdfSync('sha256', secret, 'otegami', `otegami/${purpose}`, 32))
    return (content: string) =>
      createHmac('sha256', key).update(content).digest('base64url').slice(0, PROOF_LENGTH)
  }
  const [task, confirm, sender] = [signer('form-task'), signer('form-confirm'), signer('sender-confirm')]
  /** What a token says, where it ends with its own signature. */
  const signed = (token: string, signatureOf: (content: string) => string): string | undefined => {
    const content = token.slice(0, -PROOF_LENGTH)
    const [given, right] = [Buffer.from(token.slice(-PROOF_LENGTH)), Buffer.from(signatureOf(content))]
    return content !== '' && given.length === right.length && timingSafeEqual(given, right)
      ? content
      : undefined
  }
  return {
    signatureOf: task,
    confirmToken: (submissionId) => `${submissionId}${confirm(submissionId)}`,
    submissionOf: (token) => signed(token, confirm),
    senderToken({ senderId, askedAt }) {
      const content = `${senderId}.${askedAt}.`
      return `${content}${sender(content)}`
    },
    senderOf(token) {
      const [, senderId, askedAt] = /^(.+)\.(\d+)\.$/.exec(signed(token, sender) ?? '') ?? []
      return senderId === undefined ? undefined : { senderId, askedAt: Number(askedAt) }
    },
  }
}
