/** The unit for systemd in docs/operating/install.md. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { areInstalled } from '#server/testing/programs'
import project from '../package.json' with { type: 'json' }

const unit =
  /^```\n(\[Unit\][\s\S]*?)^```$/m.exec(readFileSync('docs/operating/install.md', 'utf8'))?.[1] ?? ''

test('it starts what npm run server starts, and no shell stands between its signals and the server', () => {
  const starts = /^ExecStart=(.*)$/m.exec(unit)?.[1]
  expect(starts).toBe(`/opt/otegami/node_modules/.bin/${project.scripts.server}`)
})

test.skipIf(!areInstalled('systemd-analyze'))('systemd reads it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otegami-unit-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'otegami.service')
  // The user and the folder are those of the machine that it is installed on.
  await writeFile(file, unit.replace(/^User=.*\n/m, '').replaceAll('/opt/otegami', process.cwd()))
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
  expect(stderr.split('\n').filter((line) => line.includes('otegami.service'))).toEqual([])
})
