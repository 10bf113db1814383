import { generateKeyPairSync } from 'node:crypto'
import { plainBrand } from '#domain/brand/plain-brand'
import { systemClock } from '#lib/clock'
import { createSeal } from '#server/seal'
import { secretOf } from '#server/secret'
import { addSigningKey } from '#server/store/domains.store'
import { addList } from '#server/store/mailing-lists.store'
import { putBrand } from '#server/store/settings.store'
import { addVerifiedSender } from '#server/testing/test-sender'
import { WORLD, type World } from './world.ts'

const RSA_BITS = 2048

/** By their ids. */
export interface Outbound {
  list: string
  sender: string
}

/** Makes what a campaign needs: a list that nobody is on yet, a brand, a verified sender and the key of its domain. */
export async function prepareSending({ db, tenant, dataDir }: World): Promise<Outbound> {
  const now = systemClock.now()
  const at = new Date(now).toISOString()
  const run = now.toString(36)
  const [list, sender] = [`lst_send_${run}`, `snd_${run}`]
  await addList(db, tenant, {
    id: list,
    name: `Sending ${run}`,
    visibility: 'private',
    optIn: 'single',
    isDefault: false,
    color: 'slate',
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: { id: WORLD.account, name: 'Bench', email: 'bench@example.jp' },
  })
  await putBrand(db, tenant, {
    ...plainBrand('Bench'),
    company: { name: 'Bench', address: '1 Street', complaintContact: 'help@bench.example' },
  })
  const domainName = `bench-${run}.example`
  await addVerifiedSender(db, tenant, sender, { domainName, isDefault: false })
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
  const seal = createSeal(await secretOf(dataDir, undefined))
  await addSigningKey(
    db,
    tenant,
    domainName,
    {
      selector: 'bench',
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      privateKey: seal.seal(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    },
    at,
  )
  return { list, sender }
}
