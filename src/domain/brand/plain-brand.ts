import type { Brand, BrandUpdate } from '#api/brand'
import { expectKnownVariables } from '#domain/brand/brand-rules'
import { expectVersion } from '#domain/kernel/refusals'
import { oneLine } from '#lib/brand-limits'

/** The brand of a workspace as long as nobody has set any: plain, with the workspace's name, which may hold what no line may. */
export const plainBrand = (name: string): Brand => ({
  logo: null,
  icon: null,
  colors: {
    primary: '#1f2328',
    onPrimary: '#ffffff',
    accent: '#0f62fe',
    bg: '#f6f8fa',
    surface: '#ffffff',
    text: '#1f2328',
  },
  fonts: { heading: 'system-ui, sans-serif', body: 'system-ui, sans-serif' },
  radius: 6,
  company: { name: oneLine(name), address: '', complaintContact: '' },
  social: [],
  footer: {
    en: '{{company_name}}\n{{company_address}}\nUnsubscribe: {{unsubscribe_url}}',
    ja: '{{company_name}}\n{{company_address}}\n配信停止はこちら: {{unsubscribe_url}}',
  },
  version: 1,
})

/** A brand after a change: what is given replaces the whole field. Throws the 409 and what a brand may not hold. */
export function changedBrand<Before extends Brand>(before: Before, change: BrandUpdate): Before {
  expectVersion(before, change)
  expectKnownVariables(change)
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return { ...before, ...given, version: before.version + 1 }
}
