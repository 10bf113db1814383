import type { Brand } from '#api/brand'
import type { Contact } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'
import type { EditorData } from './editor-data.tsx'

/** What the demo and the stories have in place of a workspace. Fictional, in memory, without any call. */
const svg = (width: number, height: number, drawing: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`)}`,
  width,
  height,
})

const sampleBrand: Brand = {
  logo: svg(
    240,
    64,
    '<circle cx="32" cy="32" r="20" fill="#2f6b4f"/><text x="66" y="41" font-family="sans-serif" font-size="26" fill="#1f2328">Ridge Tea</text>',
  ),
  icon: svg(64, 64, '<circle cx="32" cy="32" r="24" fill="#2f6b4f"/>'),
  colors: {
    primary: '#2f6b4f',
    onPrimary: '#ffffff',
    accent: '#8a5a1f',
    bg: '#f4f5f1',
    surface: '#ffffff',
    text: '#1f2328',
  },
  fonts: { heading: "'Helvetica Neue', Arial, sans-serif", body: "'Helvetica Neue', Arial, sans-serif" },
  radius: 6,
  company: {
    name: 'Ridge Tea Co.',
    nameJa: 'リッジティー株式会社',
    address: '12 Hill Road, Portland, OR 97201, USA',
    addressJa: '東京都千代田区丸の内1-2-3',
    complaintContact: 'help@ridge-tea.example',
    siteUrl: 'https://ridge-tea.example',
  },
  social: [
    { kind: 'instagram', url: 'https://social.example/ridge-tea' },
    { kind: 'x', url: 'https://x.example/ridge-tea' },
  ],
  footer: { en: '', ja: '' },
  version: 1,
}

const property = (
  position: number,
  key: string,
  type: SchemaProperty['type'],
  label: string,
  ja: string,
  rest: Partial<SchemaProperty> = {},
): SchemaProperty => ({
  key,
  type,
  label,
  labels: { en: label, ja },
  system: false,
  position,
  ...rest,
})

const sampleProperties: readonly SchemaProperty[] = [
  property(0, 'email', 'email', 'Email', 'メールアドレス', { system: true }),
  property(1, 'name', 'string', 'Name', '氏名', { system: true }),
  property(2, 'first_name', 'string', 'First name', '名'),
  property(3, 'plan', 'select', 'Plan', 'プラン', {
    options: [
      { value: 'free', label: 'Free' },
      { value: 'gold', label: 'Gold' },
    ],
  }),
  property(4, 'points', 'number', 'Points', 'ポイント'),
  property(5, 'birthday', 'date', 'Birthday', '誕生日'),
  property(6, 'is_vip', 'boolean', 'VIP', 'VIP会員'),
  property(7, 'interests', 'multi_select', 'Interests', '興味', {
    options: [
      { value: 'green', label: 'Green tea' },
      { value: 'black', label: 'Black tea' },
    ],
  }),
]

const contact = (
  id: string,
  email: string,
  name: string | undefined,
  properties: Contact['properties'],
  locale?: string,
): Contact => ({
  id,
  email,
  status: 'subscribed',
  statusAt: '2026-03-01T00:00:00.000Z',
  ...(name !== undefined && { name }),
  ...(locale !== undefined && { locale }),
  properties,
  subscriptions: [],
  segmentIds: [],
  source: 'manual',
  engagement: { sent: 4, opened: 3, clicked: 1, score: 4 },
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  version: 1,
})

const sampleContacts: readonly Contact[] = [
  contact(
    'con_hana',
    'hana@example.com',
    '佐藤 花',
    {
      first_name: '花',
      plan: 'gold',
      points: 1280,
      birthday: '1990-04-12',
      is_vip: true,
      interests: ['green'],
    },
    'ja',
  ),
  contact(
    'con_maria',
    'maria@example.com',
    'Maria Keller',
    {
      first_name: 'Maria',
      plan: 'free',
      points: 40,
      interests: ['black', 'green'],
    },
    'en',
  ),
  contact('con_nameless', 'nameless@example.com', undefined, {}),
]

function uploadInMemory(
  file: File,
  signal: AbortSignal,
): Promise<{ src: string; width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    signal.addEventListener('abort', () => reader.abort(), { once: true })
    const fail = () => reject(new Error('The image could not be read'))
    reader.addEventListener('abort', fail)
    reader.addEventListener('error', fail)
    reader.addEventListener('load', () => {
      const src = reader.result
      if (typeof src !== 'string') return fail()
      const image = new Image()
      image.addEventListener('error', fail)
      image.addEventListener('load', () =>
        resolve({ src, width: image.naturalWidth, height: image.naturalHeight }),
      )
      image.src = src
    })
    reader.readAsDataURL(file)
  })
}

/** A small fictional workspace. Images that are uploaded stay in the mail as data. */
export const sampleData: EditorData = {
  brand: sampleBrand,
  properties: sampleProperties,
  lists: [
    { id: 'lst_news', name: 'Newsletter' },
    { id: 'lst_shop', name: 'Shop customers' },
  ],
  segments: [
    { id: 'seg_loyal', name: 'Loyal readers' },
    { id: 'seg_new', name: 'New this month' },
  ],
  searchContacts: async (words) =>
    sampleContacts.filter(({ email, name = '' }) =>
      `${email} ${name}`.toLowerCase().includes(words.trim().toLowerCase()),
    ),
  async uploadImage(file, { signal, onProgress }) {
    const image = await uploadInMemory(file, signal)
    onProgress(1)
    return image
  },
}
