import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { link, paths } from '#lib/link'

describe('links', () => {
  test('substitute and encode parameters, and append only what is not empty', () => {
    expect(
      link(
        paths.WORKSPACE_CAMPAIGNS_EDIT,
        { workspaceId: 'ws 1', campaignId: 'a/b' },
        { step: 'review', q: '', n: 0, x: undefined, y: null },
      ),
    ).toBe('/workspaces/ws%201/campaigns/a%2Fb?step=review&n=0')
  })
  test.each(['', '.', '..'])('refuse %j', (workspaceId) => {
    expect(() => link(paths.WORKSPACE_HOME, { workspaceId })).toThrow(/workspaceId/)
  })
  test('any other parameter stays one segment and reads back the same', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..'),
        (workspaceId) => {
          const { pathname } = new URL(link(paths.WORKSPACE_HOME, { workspaceId }), 'https://app.test')
          expect(pathname.split('/')).toHaveLength(3)
          expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(workspaceId)
        },
      ),
    )
  })
})
