import { describe, expect, test, vi } from 'vitest'
import { reportableUrl, watchAddress } from './address.ts'
import { fakePage } from './tracking.fake.ts'

describe('an address as it is reported', () => {
  test.each([
    ['https://a.example/p?q=%E8%8C%B6&page=2', 'https://a.example/p?q=%E8%8C%B6&page=2'],
    ['https://a.example/p?a=b+c&d=e%20f', 'https://a.example/p?a=b+c&d=e%20f'],
    ['https://a.example/p#senders:snd_1', 'https://a.example/p'],
    ['https://a.example/p#access_token=x', 'https://a.example/p'],
    ['https://user:pass@a.example/', 'https://a.example/'],
    ['https://a.example/?redirect=%2Fx&redirect=2', 'https://a.example/'],
    ['https://a.example/?code=1&state=2&utm_source=mail', 'https://a.example/?utm_source=mail'],
    ['https://a.example/?access_token=1&Token=2&api_key=3&X-Amz-Signature=4', 'https://a.example/'],
    [
      'https://a.example/?zipcode=100-0001&statement=1&keyword=tea',
      'https://a.example/?zipcode=100-0001&statement=1&keyword=tea',
    ],
    ['https://a.example/invite/inv_1', 'https://a.example/invite/-'],
    ['https://a.example/ja/Invite/inv_1/accept', 'https://a.example/ja/Invite/-/accept'],
    ['https://a.example/invite', 'https://a.example/invite'],
    ['https://a.example/workspaces/ws_1', 'https://a.example/workspaces/ws_1'],
    ['about:blank', 'about:blank'],
    ['', ''],
    ['not an address', ''],
  ])('%s', (address, reported) => {
    expect(reportableUrl(address)).toBe(reported)
  })
})

describe('changes of address', () => {
  test('by the page and by the reader are told, each once', () => {
    const page = fakePage()
    const told: string[] = []
    watchAddress(page, () => told.push(page.location.href))
    page.history.pushState({ a: 1 }, '', '/a')
    page.history.replaceState(null, '', '/b?c=d')
    page.goBackTo('/welcome')
    expect(told).toEqual([
      'https://shop.example/a',
      'https://shop.example/b?c=d',
      'https://shop.example/welcome',
    ])
  })

  test('are none where the address stays', () => {
    const page = fakePage()
    const onChange = vi.fn<() => void>()
    watchAddress(page, onChange)
    page.history.replaceState({ scroll: 10 }, '')
    page.history.pushState(null, '', '/welcome')
    page.goBackTo('/welcome')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('are none where only a place in the page is another, unless a router writes paths there', () => {
    const page = fakePage()
    const told: string[] = []
    watchAddress(page, () => told.push(page.location.href))
    page.goBackTo('/welcome#reviews')
    page.history.pushState(null, '', '#')
    page.goBackTo('/welcome')
    expect(told).toEqual([])
    page.goBackTo('/welcome#/cart')
    page.goBackTo('/welcome#!/cart/2')
    page.goBackTo('/about#team')
    expect(told).toEqual([
      'https://shop.example/welcome#/cart',
      'https://shop.example/welcome#!/cart/2',
      'https://shop.example/about#team',
    ])
  })

  test('reach the history with all they carry', () => {
    const page = fakePage()
    const { pushState } = page.history
    watchAddress(page, () => {})
    page.history.pushState({ a: 1 }, '', '/a')
    expect(pushState.mock.calls).toEqual([[{ a: 1 }, '', '/a']])
    expect(pushState.mock.contexts).toEqual([page.history])
  })

  test('are told no more after the end, and the history is what it was', () => {
    const page = fakePage()
    const { pushState, replaceState } = page.history
    const onChange = vi.fn<() => void>()
    const stop = watchAddress(page, onChange)
    expect(page.history.pushState).not.toBe(pushState)
    stop()
    page.history.pushState(null, '', '/a')
    page.goBackTo('/b')
    expect(onChange).not.toHaveBeenCalled()
    expect(page.history).toEqual({ pushState, replaceState })
  })

  test('stay quiet after the end where somebody wrapped the history again', () => {
    const page = fakePage()
    const onChange = vi.fn<() => void>()
    const stop = watchAddress(page, onChange)
    const ours = page.history.pushState
    const theirs = vi.fn<History['pushState']>((...change) => ours(...change))
    page.history.pushState = theirs
    stop()
    page.history.pushState(null, '', '/a')
    expect(page.history.pushState).toBe(theirs)
    expect(page.location.href).toBe('https://shop.example/a')
    expect(onChange).not.toHaveBeenCalled()
  })
})
