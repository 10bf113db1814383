import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { patiently } from '#server/testing/patiently'
import { testDatabase } from '#server/testing/test-database'

const PEOPLE = 400
const KILLS = 3
const CONNECTIONS = 5
const db = await testDatabase()
const world = await campaignWorld(db, PEOPLE)
const folder = await mkdtemp(join(tmpdir(), 'otegami-killed-'))
const file = join(folder, 'arrived')
afterAll(async () => {
  await world.stop()
  await rm(folder, { recursive: true })
})
const arrived = async () => (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')

test('of processes that are killed in the middle nothing is doubled, nothing is lost, and only conversations are in doubt', async () => {
  await writeFile(file, '')
  const id = await world.due()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const child = spawn(
      process.execPath,
      [
        resolve(import.meta.dirname, '../testing/sender-to-kill.ts'),
        JSON.stringify({ connection: world.connection, file, connections: CONNECTIONS }),
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const before = (await arrived()).length
    // oxlint-disable-next-line no-await-in-loop, no-loop-func -- one after the other
    await vi.waitFor(async () => expect((await arrived()).length).toBeGreaterThan(before + 40), {
      ...patiently,
      interval: 5,
    })
    child.kill('SIGKILL')
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await once(child, 'exit')
  }
  const first = await arrived()
  const { mails, transport } = recorder(CONNECTIONS)
  const sender = world.sender(transport)
  // The database may take a moment to notice that a process is gone: the run ends once nobody holds anything of it.
  await vi.waitFor(async () => {
    world.server.turn(60_000)
    await world.run(sender)
    expect(await world.states(id)).not.toHaveProperty('todo')
    expect(await world.states(id)).not.toHaveProperty('claimed')
    expect(await world.states(id)).not.toHaveProperty('begun')
  }, patiently)
  const all = [...first, ...mails.map(({ to }) => to)]
  expect(new Set(all).size, 'nobody got two').toBe(all.length)
  const { sent = 0, unknown = 0, failed = 0, ...others } = await world.states(id)
  expect(others).toEqual({})
  const doubt = unknown + failed
  expect(doubt, 'what is in doubt').toBeLessThanOrEqual(KILLS * CONNECTIONS)
  expect(sent + doubt, 'everybody is accounted for').toBe(PEOPLE)
  // Each that counts as sent has arrived, and whoever got nothing is one of those in doubt.
  expect(all.length).toBeGreaterThanOrEqual(sent)
  expect(PEOPLE - all.length).toBeLessThanOrEqual(doubt)
  expect(world.failures).toEqual([])
})
