import { expect, it } from 'vitest'
import type { SchemaProperty } from '#api/schemas'
import { exportedKeys } from './export-columns.model.ts'

const orders: SchemaProperty = { key: 'orders', label: 'Orders', type: 'number', system: false, position: 7 }
const name: SchemaProperty = { key: 'name', label: 'Name', type: 'string', system: true, position: 1 }
const given = {
  columns: ['email', 'mailingLists', 'segments', 'createdAt'],
  visible: ['email', 'segments', 'mailingLists'],
  properties: [name, orders],
}

it('shows a person the columns of the list', () => {
  expect(exportedKeys('shown', given)).toEqual({ visible: given.visible, all: given.columns })
})

it('gives an import all that it reads, and lists with their statuses', () => {
  expect(exportedKeys('import', given)).toEqual({
    visible: ['email', 'segments', 'listSubscriptions'],
    all: [
      'email',
      'name',
      'status',
      'locale',
      'timezone',
      'listSubscriptions',
      'properties.orders',
      'segments',
      'createdAt',
    ],
  })
})
