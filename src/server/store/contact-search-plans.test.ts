import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { systemClock } from '#lib/clock'
import { workspaceFacts } from '#server/contacts/workspace-facts'
import { fillLargeWorld } from '#server/testing/large-world'
import { largeQuestions } from '#server/testing/large-questions'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { countQuery, pageQuery } from './contact-search.store.ts'

const db = await testDatabase()
const tenant = await testTenant(db, 'ws_large')
await fillLargeWorld(db, tenant, { contacts: 15_000, eventsEach: 5, now: systemClock.now() })
const { search } = await workspaceFacts({ db, tenant, clock: systemClock })

async function planOf(query: ReturnType<typeof pageQuery> | ReturnType<typeof countQuery>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${query}`.execute(db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** What reads a whole table that grows with the workspace. */
const wholeTable = /Seq Scan on (contacts|subscriptions|events)/

describe('what a contacts screen asks of a large workspace is read by an index', () => {
  test.each(largeQuestions.filter(({ page }) => page !== undefined))('page: $name', async (question) => {
    const plan = await planOf(pageQuery(tenant, question.filter, { offset: 0, limit: 25 }, search))
    expect(plan).toContain(question.page)
    expect(plan).not.toMatch(wholeTable)
  })
  test.each(largeQuestions.filter(({ count }) => count !== undefined))('count: $name', async (question) => {
    const { sort: _, ...filter } = question.filter
    expect(await planOf(countQuery(tenant, filter, search))).toContain(question.count)
  })
})
