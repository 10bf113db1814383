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

/** `older`: secrets before a rotation, of which tokens are still read. */
export function createFormKeys(secret: string, older: readonly string[] = []): FormKeys {
  const signers = (purpose: string) => {
    const made = [secret, ...older].map((one) => {
      const key = Buffer.from(hkdfSync('sha256', one, 'otegami', `otegami/${purpose}`, 32))
      return (content: string) =>
        createHmac('sha256', key).update(content).digest('base64url').slice(0, PROOF_LENGTH)
    })
    return {
      sign: (content: string) => made[0]?.(content) ?? '',
      /** What a token says, where it ends with its own signature. */
      read(token: string): string | undefined {
        const content = token.slice(0, -PROOF_LENGTH)
        const given = Buffer.from(token.slice(-PROOF_LENGTH))
        const isOurs = made.some((signatureOf) => {
          const right = Buffer.from(signatureOf(content))
          return given.length === right.length && timingSafeEqual(given, right)
        })
        return content !== '' && isOurs ? content : undefined
      },
    }
  }
  const [task, confirm, sender] = [signers('form-task'), signers('form-confirm'), signers('sender-confirm')]
  return {
    signatureOf: task.sign,
    confirmToken: (submissionId) => `${submissionId}${confirm.sign(submissionId)}`,
    submissionOf: confirm.read,
    senderToken({ senderId, askedAt }) {
      const content = `${senderId}.${askedAt}.`
      return `${content}${sender.sign(content)}`
    },
    senderOf(token) {
      const [, senderId, askedAt] = /^(.+)\.(\d+)\.$/.exec(sender.read(token) ?? '') ?? []
      return senderId === undefined ? undefined : { senderId, askedAt: Number(askedAt) }
    },
  }
}
