import type { Brand } from '#api/brand'
import { plainBrand } from '#domain/brand/plain-brand'
import { collectionOf } from '#mocks/core/collection'
import type { Db } from '#mocks/core/db'

/** The brand of the workspace of this id. */
export interface BrandRecord extends Brand {
  id: string
}

const svg = (width: number, height: number, drawing: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`)}`,
  width,
  height,
})
const blossom = Array.from(
  { length: 5 },
  (_, petal) =>
    `<ellipse cx="32" cy="17" rx="9" ry="13" fill="#e8a3b3" transform="rotate(${petal * 72} 32 32)"/>`,
).join('')
const bean = '<ellipse cx="32" cy="32" rx="7" ry="9" fill="#4a2c20"/>'
const ridgeLine = '<path d="M4 52 24 18l11 17 7-10 18 27z" fill="#2f6b4f"/>'

const brandData: BrandRecord[] = [
  {
    id: 'ws_sakura',
    logo: svg(
      240,
      64,
      `${blossom}${bean}<text x="74" y="41" font-family="sans-serif" font-size="24" fill="#4a2c20">さくら珈琲</text>`,
    ),
    icon: svg(64, 64, `${blossom}${bean}`),
    colors: {
      primary: '#b3465f',
      onPrimary: '#ffffff',
      accent: '#4a2c20',
      bg: '#faf7f2',
      surface: '#ffffff',
      text: '#2b1d14',
    },
    fonts: {
      heading: '"Hiragino Mincho ProN", "Yu Mincho", serif',
      body: '"Hiragino Sans", "Noto Sans JP", sans-serif',
    },
    radius: 8,
    company: {
      name: 'Sakura Coffee Roastery, Inc.',
      nameJa: '株式会社さくら珈琲焙煎所',
      address: '2-14-6 Kuramae, Taito-ku, Tokyo 111-0051, Japan',
      addressJa: '〒111-0051 東京都台東区蔵前2-14-6',
      complaintContact: 'hello@sakura-roastery.example',
      phone: '+81 3-5555-0142',
      privacyUrl: 'https://www.sakura-roastery.example/privacy',
      siteUrl: 'https://www.sakura-roastery.example',
    },
    social: [
      { kind: 'instagram', url: 'https://social.example/sakura.roastery' },
      { kind: 'line', url: 'https://line.example/sakura-roastery' },
    ],
    footer: {
      ja: '{{company_name}}\n{{company_address}}\nお問い合わせ: hello@sakura-roastery.example\n\nこのメールは、当店のお便りをご希望いただいた方にお送りしています。\n配信停止はこちら: {{unsubscribe_url}}',
      en: '{{company_name}}\n{{company_address}}\nQuestions: hello@sakura-roastery.example\n\nYou get this letter because you asked for it.\nUnsubscribe: {{unsubscribe_url}}',
    },
    version: 6,
  },
  {
    id: 'ws_ridge',
    logo: svg(
      220,
      64,
      `${ridgeLine}<text x="74" y="41" font-family="sans-serif" font-size="22" font-weight="700" fill="#1d2a24">Ridge Outdoor</text>`,
    ),
    icon: svg(64, 64, ridgeLine),
    colors: {
      primary: '#2f6b4f',
      onPrimary: '#ffffff',
      accent: '#c4622d',
      bg: '#f4f6f3',
      surface: '#ffffff',
      text: '#1d2a24',
    },
    fonts: { heading: 'Georgia, serif', body: 'system-ui, sans-serif' },
    radius: 4,
    company: {
      name: 'Ridge Outdoor Ltd',
      nameJa: 'リッジアウトドア',
      address: '41 Harbour Lane, Keswick CA12 5XX, United Kingdom',
      addressJa: 'イギリス カンブリア州ケズウィック ハーバーレーン41',
      complaintContact: 'hello@ridge-outdoor.example',
      phone: '+44 20 7946 0184',
      privacyUrl: 'https://www.ridge-outdoor.example/privacy',
      siteUrl: 'https://www.ridge-outdoor.example',
    },
    social: [{ kind: 'instagram', url: 'https://social.example/ridge.outdoor' }],
    footer: {
      en: '{{company_name}}, {{company_address}}\nYou signed up for mail from the shop.\nUnsubscribe: {{unsubscribe_url}}',
      ja: '{{company_name}}\n{{company_address}}\n配信停止はこちら: {{unsubscribe_url}}',
    },
    version: 3,
  },
]

/** The brands that somebody has set. */
export const brands = collectionOf<BrandRecord>('brands', ({ settings: { size } }) =>
  size === 'empty' ? [] : brandData,
)

/** The brand of a workspace: a plain one with its name as long as nobody has set any. */
export const brandOf = (db: Db, workspaceId: string): BrandRecord =>
  db.of(brands).get(workspaceId) ?? {
    ...plainBrand(db.workspaces.get(workspaceId)?.name ?? ''),
    id: workspaceId,
  }
