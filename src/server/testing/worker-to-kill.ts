/** A worker whose only job never ends, so that it can be killed in the middle: its connection is the first argument, as JSON. */
import * as v from 'valibot'
import { systemClock } from '#lib/clock'
import { defineJob } from '#server/jobs/job'
import { startWorker } from '#server/jobs/start-worker'
import { openDatabase } from '#server/store/database'
import { testPorts } from '#server/testing/test-ports'

const Connection = v.object({ host: v.string(), port: v.number(), user: v.string(), database: v.string() })
const connection = v.parse(Connection, JSON.parse(process.argv[2] ?? ''))

await startWorker({
  connection,
  db: openDatabase({ connection, connections: 1 }),
  clock: systemClock,
  log: { info: () => undefined, error: ({ err }) => process.stderr.write(`${String(err)}\n`) },
  keepMonths: undefined,
  ports: testPorts(),
  jobs: [
    defineJob({
      name: 'slow',
      data: v.strictObject({ word: v.string() }),
      work: (_, { word }) =>
        new Promise(() => {
          process.stdout.write(`begun ${word}\n`)
        }),
    }),
  ],
  pace: { heartbeat: 10, supervise: 1 },
})
