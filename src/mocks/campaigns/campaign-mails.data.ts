import {
  defaultSettings,
  footerContent,
  type EmailDocument,
  type Inline,
  type RichBlock,
} from '#mail/document'
import type { LeafBlock } from '#mail/document/leaf-blocks'

/** The mails of the mock world: large, so loaded only where a body is asked for. */
type Unnamed<One> = One extends unknown ? Omit<One, 'id'> : never
type Part = Unnamed<LeafBlock>

/** A line of text, in which `{{name|there}}` is a variable with its fallback. */
const inlines = (line: string): Inline[] =>
  line.split(/(\{\{[^{}]*\}\})/).flatMap((piece): Inline[] => {
    const [, name, fallback] = /^\{\{(\w+)\|?([^{}]*)\}\}$/.exec(piece) ?? []
    if (name === undefined) return piece === '' ? [] : [{ type: 'text', text: piece }]
    return [{ type: 'variable', path: ['contact', name], ...(fallback !== '' && { fallback }) }]
  })
const paragraph = (words: string): RichBlock => ({
  type: 'paragraph',
  content: words
    .split('\n')
    .flatMap((line, place): Inline[] => [
      ...(place === 0 ? [] : [{ type: 'break' as const }]),
      ...inlines(line),
    ]),
})

const padding = { top: 8, right: 0, bottom: 8, left: 0 }
const heading = (words: string, level: 1 | 2 = 1): Part => ({
  type: 'text',
  padding,
  content: [{ type: 'heading', level, content: inlines(words) }],
})
const text = (words: string): Part => ({
  type: 'text',
  padding,
  content: words.split('\n\n').map(paragraph),
})
const button = (label: string, href: string): Part => ({
  type: 'button',
  padding,
  label: inlines(label),
  href: { parts: [href] },
})
const divider: Part = { type: 'divider', padding }
/** A picture that needs no network: a plain field in the colours of the season. */
const image = (alt: string, hue: number, href?: string): Part => ({
  type: 'image',
  padding,
  image: {
    src: `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600" viewBox="0 0 12 6"><rect width="12" height="6" fill="hsl(${hue} 38% 78%)"/><circle cx="8.6" cy="2.1" r="1.2" fill="hsl(${hue + 24} 52% 90%)"/><path d="M0 6V4.4Q3 2.6 6 4.2T12 3.6V6z" fill="hsl(${hue} 34% 42%)"/></svg>`,
    )}`,
    alt,
    width: 1200,
    height: 600,
  },
  ...(href !== undefined && { href: { parts: [href] } }),
})

interface Theme {
  width: number
  bg: string
  fg: string
  link: string
  font: string
  radius: number
}
const sakuraTheme: Theme = {
  width: 600,
  bg: '#faf7f2',
  fg: '#2b1d14',
  link: '#9a3550',
  font: 'system-ui, sans-serif',
  radius: 8,
}
const ridgeTheme: Theme = {
  width: 620,
  bg: '#f4f6f3',
  fg: '#1c2420',
  link: '#1d6b45',
  font: 'Georgia, serif',
  radius: 4,
}

function docOf({ width, bg, fg, link, font, radius }: Theme, parts: readonly Part[]): EmailDocument {
  const lang = /[\u3040-\u30ff]/.test(JSON.stringify(parts)) ? 'ja' : 'en'
  const { theme, ...settings } = defaultSettings(lang)
  const own = { pageBg: { light: bg }, text: { light: fg }, link: { light: link }, buttonBg: { light: link } }
  const footer: Part = { type: 'footer', content: footerContent(lang), locked: true }
  return {
    version: 1,
    settings: {
      ...settings,
      width,
      radius,
      font: { body: font, heading: font },
      theme: { ...theme, contentBg: { light: '#ffffff' }, ...own },
    },
    sections: [
      {
        type: 'section',
        id: 'sec_1',
        padding: { top: 16, right: 24, bottom: 16, left: 24 },
        gap: 16,
        stack: 'ltr',
        valign: 'top',
        columns: [
          {
            id: 'col_1',
            width: 12,
            blocks: [...parts, footer].map((part, place) => ({ ...part, id: `blk_${place + 1}` })),
          },
        ],
      },
    ],
  }
}
const shop = 'https://shop.sakura-roastery.example'
const site = 'https://sakura-roastery.example'
const ridge = 'https://ridge-outdoor.example'

const sakura = (...parts: Part[]) => docOf(sakuraTheme, [...parts, divider])
const outdoor = (...parts: Part[]) => docOf(ridgeTheme, [...parts, divider])

const mails: Readonly<Record<string, () => EmailDocument>> = {
  blank: () => docOf(sakuraTheme, []),

  weekly_201: () =>
    sakura(
      heading('新年の一杯'),
      image('雪の残る朝、湯気の立つカップ', 24, `${site}/journal/201`),
      text(
        '{{name|お客さま}}、あけましておめでとうございます。\n\n今年の初焙煎は1月5日でした。焙煎機に火を入れる前の作業場は5度。豆も人も温まるまでに、いつもの倍の時間がかかります。',
      ),
      heading('寒い朝の深煎り3種', 2),
      text(
        '・マンデリン　スマトラの土の香り。ミルクを少し。\n・グアテマラ　ビターチョコとオレンジの皮。\n・雪あかり　黒糖の甘さが長く残ります（2月末まで）。',
      ),
      button('深煎りを見る', `${shop}/beans/dark`),
      heading('1月の焙煎カレンダー', 2),
      text('火曜と金曜に焙煎し、翌日に発送します。20日（火）は棚卸しのためお休みです。'),
      button('カレンダーを開く', `${site}/calendar`),
      text('読んでくださってありがとうございました。感想はこのメールへの返信でお聞かせください。\n\n森 遥'),
    ),
  weekly_200: () =>
    sakura(
      heading('200号になりました'),
      image('これまでのお便りを重ねた机', 338, `${site}/journal/200`),
      text(
        '2021年の春に33人へお送りした最初の「焙煎だより」から、200号を数えました。いつも読んでくださる{{name|お客さま}}のおかげです。',
      ),
      heading('よく読まれた5つの話', 2),
      text(
        '1. 豆は冷凍庫？それとも戸棚？\n2. 水を変えると、何が変わるか\n3. ハンドドリップの「30秒」の正体\n4. 深煎りは苦い、は本当か\n5. 農園のロサさんに聞いた10のこと',
      ),
      button('まとめて読む', `${site}/journal/best`),
      heading('200号の御礼', 2),
      text('12月末まで、200グラム以上のご注文にドリップバッグを2つお付けします。'),
      button('豆を選ぶ', `${shop}/beans`),
    ),
  weekly_199: () =>
    sakura(
      heading('年末の贈りもの'),
      image('木箱に入ったコーヒーの詰め合わせ', 12, `${shop}/gifts`),
      text('お歳暮のご注文は12月19日（金）までにお願いいたします。20日以降は年明けの発送になります。'),
      heading('残りわずかです', 2),
      text('・三種飲みくらべ箱　残り42\n・ドリップバッグ30枚缶　残り18\n・木箱入り・雪あかり　残り9'),
      button('ギフトを選ぶ', `${shop}/gifts`),
      text('のし、名入れ、送り状の品名の変更は、ご注文の備考欄にお書きください。'),
      button('よくあるご質問', `${site}/help/gifts`),
    ),
  weekly_198: () =>
    sakura(
      heading('豆は冷凍庫？それとも戸棚？'),
      image('ガラス瓶に移した焙煎豆', 42, `${site}/journal/198`),
      text(
        '焙煎士がいちばんよくいただく質問です。答えは「飲みきるまでの日数による」。\n\n2週間で飲みきるなら、袋のまま戸棚へ。それより長いなら、1回分ずつ小分けにして冷凍庫へ。',
      ),
      heading('やってはいけないこと', 2),
      text('冷蔵庫での保存です。出し入れのたびに結露し、ほかの食品の匂いも移ります。'),
      button('保存のコツを読む', `${site}/journal/198`),
      button('小分け袋つきの豆', `${shop}/beans/portioned`),
    ),
  weekly_150: () =>
    sakura(
      heading('雪の日の配達'),
      text(
        '北海道・東北・北陸へのお届けに、1日から2日の遅れが出ることがあります。豆は焙煎の翌日に発送していますので、鮮度はご心配いりません。',
      ),
      image('雪道を行く配達の車', 208),
      button('お届けの状況を見る', `${shop}/orders`),
    ),

  january_letter: () =>
    sakura(
      heading('A slow start'),
      image('A cup on the windowsill, snow behind it', 200, `${site}/en/journal/slow-start`),
      text(
        'Hello {{name|there}},\n\nWe closed for six days over New Year, which is five more than last year, and nobody minded. When we came back the roaster took an hour and a half to warm through.',
      ),
      heading('On the roaster', 2),
      text(
        'A washed Rwandan from Nyamasheke that tastes of red apple and black tea. We bought four sacks, which is never enough.\n\nThe dark Mandheling is back as well, for those of you who asked. Eleven of you asked.',
      ),
      button('See what is fresh', `${shop}/en/beans`),
      heading('A recipe without a scale', 2),
      text(
        'Two heaped dessert spoons, one mug of water just off the boil, four minutes, and do not stir until three.',
      ),
      button('All our recipes', `${site}/en/recipes`),
      text('Until February,\nTom'),
    ),
  yukiakari: () =>
    sakura(
      heading('冬のブレンド「雪あかり」'),
      image('雪の上に置かれた豆の袋', 214, `${shop}/beans/yukiakari`),
      text(
        '夜、雪が積もると、街灯の少ない道でもぼんやり明るい。そんな晩のためのブレンドです。\n\nグアテマラとマンデリンを別々に深く煎ってから合わせました。黒糖のような甘さが、飲み終えたあとも長く残ります。',
      ),
      button('雪あかりを注文する', `${shop}/beans/yukiakari`),
      text('200グラム 1,480円／500グラム 3,400円（税込）。2月末までの季節限定です。'),
      heading('おすすめの淹れかた', 2),
      text('湯温は88度。粉はやや粗め。はじめの蒸らしを45秒と長めに。'),
      button('淹れかたの動画', `${site}/recipes/yukiakari`),
    ),
  holidays_ja: () =>
    sakura(
      heading('営業日とご注文の締切'),
      text('いつもご利用ありがとうございます。期間中の営業日と発送についてご案内します。'),
      text(
        '・店舗　12月30日（火）から1月4日（日）まで休み\n・ご注文の締切　12月27日（土）正午\n・年明けの発送　1月6日（火）から',
      ),
      button('営業カレンダー', `${site}/calendar`),
      text('お問い合わせへのお返事は1月5日（月）から順にいたします。'),
      button('オンラインショップへ', shop),
    ),
  holidays_en: () =>
    sakura(
      heading('Our hours over the holidays'),
      text(
        'The shop is closed from Tuesday, 30 December to Sunday, 4 January.\n\nOrders by noon on Saturday, 27 December leave us this year; everything after that is roasted on 5 January and sent the day after.',
      ),
      button('Calendar', `${site}/en/calendar`),
      button('Order beans', `${shop}/en`),
      text('Thank you for a year of letters, questions and very good photographs of your kitchens.'),
    ),
  yirgacheffe: () =>
    sakura(
      heading('新豆が届きました'),
      image('乾燥棚に広げられたコーヒーチェリー', 350, `${shop}/beans/new`),
      text('今年のロットは標高2,000メートルを超える農園から。乾燥に24日をかけたナチュラルです。'),
      text('香り：苺、ジャスミン\n味わい：蜂蜜、白ぶどう\n焙煎度：浅煎り\nおすすめ：ハンドドリップ、水出し'),
      button('新豆を注文する', `${shop}/beans/new`),
      button('農園の話を読む', `${site}/journal/farms`),
      text('初回の入荷は60キロです。なくなり次第、次の入荷は春になります。'),
    ),
  workshop: () =>
    sakura(
      heading('ワークショップのご案内'),
      image('ドリッパーに湯を注ぐ手元', 30, `${site}/workshops`),
      text('どの回も少人数です。道具はすべてこちらでご用意します。'),
      text(
        '・はじめてのハンドドリップ　1月24日（土）10:00／3,300円\n・焙煎体験　2月1日（日）13:00／5,500円\n・カッピングの会　2月14日（土）18:00／2,200円',
      ),
      button('空きを確認して申し込む', `${site}/workshops`),
      text('キャンセルは前々日の18時まで承ります。'),
    ),
  plan: () =>
    sakura(
      heading('今月の定期便'),
      text(
        '{{name|お客さま}}、いつも定期便をご利用いただきありがとうございます。今月の豆と発送日のお知らせです。',
      ),
      text('・ルワンダ ニャマシェケ（中煎り）\n・マンデリン（深煎り）\n\n発送日　20日（火）'),
      button('お届け先・お休みの変更', `${shop}/account/plan`),
      text('変更は発送日の3日前まで承ります。'),
    ),
  plan_en: () =>
    sakura(
      heading('A day later this month'),
      text(
        'Hello {{name|there}},\n\nSnow in Hokkaido holds up the post, so your parcel leaves on Wednesday instead of Tuesday. There is nothing you need to do.',
      ),
      button('Where is my parcel?', `${shop}/en/orders`),
    ),
  birthday: () =>
    sakura(
      heading('お誕生月おめでとうございます'),
      image('小さな焼き菓子とコーヒー', 332, `${shop}/birthday`),
      text(
        'ささやかですが、今月末まで使える10％オフのクーポンをお贈りします。\n\nクーポンコード：{{referral_code|HAPPY10}}',
      ),
      button('クーポンを使う', `${shop}/birthday`),
      text('1,500円以上のお買い物で1回お使いいただけます。ほかの割引とは併用できません。'),
    ),
  wholesale: () =>
    sakura(
      heading('For cafés and shops'),
      text(
        'Hello {{company|all}},\n\nThe prices below are valid from 1 December. Orders by Monday noon arrive on Friday; from 20 kg on, delivery is free.',
      ),
      text(
        'Sakura House Blend  2,900 yen/kg\nYukiakari  3,300 yen/kg\nGuatemala Antigua  3,600 yen/kg\nDecaf Colombia  3,900 yen/kg',
      ),
      button('Order form', `${shop}/wholesale`),
      text('Questions go to Naoki: answer this mail, or call the roastery before three.'),
    ),
  iced: () =>
    sakura(
      heading('氷に負けない深煎り'),
      image('氷の入ったグラスに注がれるコーヒー', 196, `${site}/recipes/iced`),
      text('いつもの分量のまま氷に落とすと、薄くなります。粉は1.5倍、湯は半分。それだけで変わります。'),
      button('急冷の淹れかた', `${site}/recipes/iced`),
      button('水出しパックを見る', `${shop}/cold-brew`),
      button('コーヒーゼリーの作りかた', `${site}/recipes/jelly`),
    ),
  anniversary: () =>
    sakura(
      heading('11周年を迎えました'),
      image('開店の日と今日の店先', 8, `${site}/anniversary`),
      text('みなさまに支えられて、11回目の秋を迎えました。会員のみなさまへ、3つのご案内です。'),
      heading('1　先行予約会', 2),
      text('記念ブレンドを、一般の販売より1週間早くお求めいただけます。'),
      button('先行予約に進む', `${shop}/anniversary`),
      heading('2　焙煎所の見学会', 2),
      text('各回8名さま。焙煎したてを、その場でお飲みいただけます。'),
      button('見学会に申し込む', `${site}/tour`),
      heading('3　新しい定期便', 2),
      text('月に1回・2回、量は100グラムから。お休みもマイページからできます。'),
      button('プランを見る', `${shop}/plans`),
    ),
  tour_ja: () =>
    sakura(
      heading('焙煎所の見学会'),
      text('2月8日と22日の日曜、10時から。各回8名さま、参加費は1,000円です（豆50グラムのお土産つき）。'),
      button('見学会に申し込む', `${site}/tour`),
      text('動きやすい靴でお越しください。駐車場はありません。'),
    ),
  tour_en: () =>
    sakura(
      heading('Come and see where it is roasted'),
      text(
        'Sunday, 8 and 22 February, at ten. Eight places each; 1,000 yen, and you take 50 grams home. Tom shows you round in English on the 22nd.',
      ),
      button('Book a place', `${site}/en/tour`),
      button('How to find us', `${site}/en/access`),
    ),
  sale: () =>
    sakura(
      heading('冬の大感謝セール'),
      image('店先の赤いのれん', 2, `${shop}/sale`),
      text('メール会員のみなさまは、一般の方より1日早く、今日からお買い物いただけます。'),
      text('・豆とドリップバッグ　全品15％オフ\n・雪あかり　200袋かぎり\n・器具　3,000円以上で送料無料'),
      button('セール会場へ', `${shop}/sale`),
      button('雪あかりを注文する', `${shop}/beans/yukiakari`),
      text('表示価格は割引後のものです。1月17日（土）23時59分まで。'),
    ),

  trail_notes: () =>
    outdoor(
      heading('Four walks for January'),
      image('Frost on a ridge at sunrise', 150, `${ridge}/trails/january`),
      text(
        'Hello {{name|there}},\n\nThe light goes at four, so these are short. All four start from a station or a bus stop, and all four end somewhere with a fire.',
      ),
      text(
        '1. Mam Tor and back, 6 miles\n2. The reservoir loop, 8 miles, flat\n3. Stanage in the wrong shoes, 5 miles\n4. The long way to the Old Nag’s Head, 9 miles',
      ),
      button('Maps and GPX files', `${ridge}/trails/january`),
      heading('What to pack', 2),
      text('A head torch. Everybody forgets the head torch.'),
      button('Head torches', `${ridge}/shop/head-torches`),
      text('See you up there,\nEllen'),
    ),
  winter_sale: () =>
    outdoor(
      heading('Insulated jackets, 40% off'),
      image('A row of down jackets', 28, `${ridge}/sale`),
      text(
        'Until Sunday night, in the shop and online. Sizes go quickly at both ends; the medium blue will outlive us all.',
      ),
      button('Shop the sale', `${ridge}/sale`),
      button('Size guide', `${ridge}/help/sizes`),
      text('Free returns within 60 days, as always, tags or no tags.'),
    ),
  club_evening: () =>
    outdoor(
      heading('Repairing your own kit'),
      text(
        'Thursday 29 January, seven o’clock, at the shop.\n\nMartin shows how to patch a down jacket, re-proof a shell and free a zip that everybody has given up on. Bring something broken.',
      ),
      button('Tell us you are coming', `${ridge}/club/repair`),
    ),
  boot_fitting: () =>
    outdoor(
      heading('Boot fitting days'),
      text(
        'Feet grow, arches drop and old insoles go flat. Half an hour with Martin costs nothing and has saved several knees.',
      ),
      button('Book half an hour', `${ridge}/club/boot-fitting`),
      button('How boots should fit', `${ridge}/help/boots`),
    ),
  recall: () =>
    outdoor(
      heading('Please stop using this stove'),
      text(
        'If the number on the underside of your Kestrel stove begins with 2213, the valve can leak. Do not light it again.\n\nBring it back, or post it to us at our cost, and you get the full price back without a receipt.',
      ),
      button('Check your number', `${ridge}/recall/kestrel`),
      button('Call us', 'tel:+442079460000'),
    ),
}

/** The body of a mail of the mock world. */
export function mailOf(key: string): EmailDocument {
  const mail = mails[key]
  if (!mail) throw new Error(`There is no mail ${key}. Add it to campaign-mails.data.ts.`)
  return mail()
}
