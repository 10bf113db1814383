import { performance } from 'node:perf_hooks'
import { systemClock } from '#lib/clock'
import { workspaceFacts } from '#server/contacts/workspace-facts'
import { countContacts, searchContacts } from '#server/store/contact-search.store'
import { largeQuestions } from '#server/testing/large-questions'
import { median, quantile, type findings } from '../bench-kit/findings.ts'
import type { World } from './world.ts'

const ROUNDS = { page: 9, count: 3 } as const

const timed = async (rounds: number, work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is measured
    await work()
    times.push(performance.now() - begun)
  }
  return times
}

/** Page and exact count of every question of a contacts screen, by what the screen itself asks. */
export async function measureQuestions(
  { db, tenant }: World,
  report: ReturnType<typeof findings>,
): Promise<void> {
  const { search } = await workspaceFacts({ db, tenant, clock: systemClock })
  for (const { name, filter } of largeQuestions) {
    const pages = await timed(ROUNDS.page, () =>
      searchContacts(db, tenant, filter, { offset: 0, limit: 25 }, search),
    )
    const { sort: _, ...asked } = filter
    let found = 0
    const counts = await timed(ROUNDS.count, async () => {
      found = await countContacts(db, tenant, asked, search)
    })
    report.print({
      text: `${name.padEnd(30)} page ${median(pages).toFixed(1).padStart(8)} (p95 ${quantile(pages, 0.95).toFixed(1)}) count ${median(counts).toFixed(1).padStart(8)} of ${found}`,
      held: true,
    })
  }
}
