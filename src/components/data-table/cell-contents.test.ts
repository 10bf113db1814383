import { describe, expect, it, vi } from 'vitest'
import { cellContents } from './cell-contents.ts'
import type { DataTableColumn } from './data-table-column.ts'

interface Person {
  name: string
  city: string
}

const column = (id: string, cell: (person: Person) => string): DataTableColumn<Person> => ({
  id,
  header: id,
  width: { least: 10, share: 1 },
  cell,
})
const name = column('name', (person) => person.name)
const city = column('city', (person) => person.city)
const haruka: Person = { name: 'Haruka', city: 'Kyoto' }

describe('cellContents', () => {
  it('draws each cell of a row once, however often the row is drawn', () => {
    const draw = vi.fn((person: Person) => person.name)
    const contents = cellContents<Person>()
    const columns = [column('name', draw), city]
    expect(contents(columns, haruka)).toEqual(['Haruka', 'Kyoto'])
    expect(contents(columns, haruka)).toBe(contents(columns, haruka))
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('draws only the column anew that has learned something', () => {
    const draw = vi.fn((person: Person) => person.name)
    const kept = column('name', draw)
    const contents = cellContents<Person>()
    expect(contents([kept, city], haruka)).toEqual(['Haruka', 'Kyoto'])
    const wiser = column('city', (person) => `${person.city}, Japan`)
    expect(contents([kept, wiser], haruka)).toEqual(['Haruka', 'Kyoto, Japan'])
    expect(draw).toHaveBeenCalledTimes(1)
    // A column that is only wider is another object with the same cell.
    const wider = { ...kept, width: { least: 30, share: 0 } }
    expect(contents([wider, wiser], haruka)).toEqual(['Haruka', 'Kyoto, Japan'])
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('never shows what another row or another column held', () => {
    const contents = cellContents<Person>()
    expect(contents([name, city], haruka)).toEqual(['Haruka', 'Kyoto'])
    expect(contents([name, city], { ...haruka, name: 'Tom' })).toEqual(['Tom', 'Kyoto'])
    expect(contents([city, name], { ...haruka, name: 'Tom' })).toEqual(['Kyoto', 'Tom'])
    expect(contents([city], undefined)).toEqual([undefined])
    expect(contents([city, name], haruka)).toEqual(['Kyoto', 'Haruka'])
  })
})
