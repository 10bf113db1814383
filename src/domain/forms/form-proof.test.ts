import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProof, PROOF, solveProof } from './form-proof.ts'

test('what is found solves the task, for this submission only', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.integer({ min: 1, max: 9 }), async (seed, bits) => {
      const task = { seed, bits }
      const proof = await solveProof(task, 'sub_1')
      expect(await isProof(task, proof, 'sub_1')).toBe(true)
      expect(await isProof({ ...task, bits: 60 }, proof, 'sub_2')).toBe(false)
    }),
    { numRuns: 20 },
  )
})

test.each([-1, 0.5, Number.NaN, Infinity])('%s is no nonce', async (nonce) => {
  expect(await isProof({ seed: 's', bits: 0 }, { seed: 's', nonce }, 'sub_1')).toBe(false)
})

test.each([PROOF.most + 1, Infinity, Number.NaN])('a task of %s bits is not taken on', async (bits) => {
  await expect(solveProof({ seed: 's', bits }, 'sub_1')).rejects.toThrow('too large')
})
