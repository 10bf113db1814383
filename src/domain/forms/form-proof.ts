/** A task that a visitor's browser solves before a submission is taken (FRM-27). */
export interface ProofTask {
  /** Made by the backend: names the form and the time, and is good for a while. */
  seed: string
  /** With how many zero bits the hash begins; each one doubles the work. */
  bits: number
}

/** A task and what was found for it. */
export interface Proof {
  seed: string
  nonce: number
}

/**
 * `bits`: what is asked for, some 8,000 hashes. `most`: the largest task that a browser takes on. `goodFor`: how long a task
 * can be solved, in ms. `batch`: hashes between two looks at what else the page has to do.
 */
export const PROOF = { bits: 13, most: 18, goodFor: 600_000, batch: 256 } as const

/** The submission is part of the text: a solution is good for one submission only. */
async function zeroBits({ seed, nonce }: Proof, submissionId: string): Promise<number> {
  const text = new TextEncoder().encode(`${seed}.${submissionId}.${nonce}`)
  const words = new DataView(await crypto.subtle.digest('SHA-256', text))
  const first = Math.clz32(words.getUint32(0))
  return first < 32 ? first : 32 + Math.clz32(words.getUint32(4))
}

/** Whether a proof solves the task for a submission. */
export const isProof = async ({ bits }: ProofTask, proof: Proof, submissionId: string): Promise<boolean> =>
  Number.isSafeInteger(proof.nonce) && proof.nonce >= 0 && (await zeroBits(proof, submissionId)) >= bits

/**
 * The task that a submission still has to solve; undefined: it did (FRM-27). A seed says for which form and when it was set;
 * `signatureOf` makes the last part of it, without dots, by which the backend knows its own. `now` in ms since 1970.
 */
export async function taskFor(
  formId: string,
  { submissionId, proof }: { submissionId: string; proof?: Proof | undefined },
  signatureOf: (content: string) => string,
  now: number,
): Promise<ProofTask | undefined> {
  const seedAt = (at: string) => `${formId}.${at}.${signatureOf(`${formId}.${at}`)}`
  const { bits, goodFor } = PROOF
  const [, at = ''] = proof?.seed.split('.') ?? []
  const age = now - Number.parseInt(at, 36)
  const isOurs = proof !== undefined && proof.seed === seedAt(at) && age >= 0 && age <= goodFor
  if (isOurs && (await isProof({ seed: proof.seed, bits }, proof, submissionId))) return undefined
  return { seed: seedAt(now.toString(36)), bits }
}

/**
 * Looks for what solves a task; the hashes are worked out beside the page. Rejects a task that is too large to be meant, and
 * where the browser has no hashes: on pages without https.
 */
export async function solveProof({ seed, bits }: ProofTask, submissionId: string): Promise<Proof> {
  if (!(bits <= PROOF.most)) throw new Error('The task is too large.')
  for (let from = 0; ; from += PROOF.batch) {
    const batch = Array.from({ length: PROOF.batch }, (_, place) => ({ seed, nonce: from + place }))
    const found = await Promise.all(batch.map((proof) => zeroBits(proof, submissionId)))
    const proof = batch[found.findIndex((zeros) => zeros >= bits)]
    if (proof) return proof
  }
}
