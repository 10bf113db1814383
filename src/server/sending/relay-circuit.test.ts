import { expect, test } from 'vitest'
import { HOUR } from '#lib/duration'
import { CIRCUIT, createRelayCircuit } from './relay-circuit.ts'

test('while no relay answers one mail is tried after each pause, also where the clock was put back meanwhile', () => {
  const circuit = createRelayCircuit()
  for (let failures = 0; failures < CIRCUIT.failures; failures += 1) circuit.note({ kind: 'unsent' }, HOUR)
  expect([HOUR, HOUR + CIRCUIT.pause - 1, HOUR + CIRCUIT.pause].map(circuit.room)).toEqual([0, 0, 1])
  expect(circuit.room(0)).toBe(1)
  circuit.note({ kind: 'unsent' }, 0)
  expect([0, CIRCUIT.pause].map(circuit.room)).toEqual([0, 1])
  circuit.note({ kind: 'sent' }, CIRCUIT.pause)
  expect(circuit.room(0)).toBe(Infinity)
})
