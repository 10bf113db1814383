/** Words that people of the mock world are made of: the name as written, and as it stands in an address. */
type Word = readonly [written: string, romanised: string]

const words = (text: string): Word[] =>
  text
    .trim()
    .split(/\s+/)
    .map((entry): Word => {
      const [written = '', romanised = written.toLowerCase()] = entry.split('/')
      return [written, romanised]
    })

const english = {
  given: words(`
    Ada Adrian Alice Amara Amelia Andre Anika Arthur Beatriz Ben Bianca Callum Carmen Chloe Clara Conor Daniel Daria Diego Dylan
    Edith Elena Elias Emma Ethan Farah Felix Fiona Frances Gabriel Grace Hannah Harvey Helena Hugo Imani Iris Isaac Jade James
    Joanna Jonas Julia Kai Keira Lars Leila Leo Lucia Malik Maria Mateo Maya Mira Nadia Nathan Nina Noah Olive Omar
    Paula Peter Priya Quentin Rosa Ruby Samuel Sienna Stefan Tara Theo Ursula Victor Wendy Yasmin Zoe`),
  family: words(`
    Abbott Adeyemi Alvarez Andersen Archer Bailey Baker Barros Bennett Bishop Brandt Brennan Campbell Castillo Chandra Chen Clarke
    Cohen Costa Crawford Dalton Davies Delgado Doyle Eriksen Evans Farrell Ferrari Fischer Fletcher Garcia Gibson Grant Gupta
    Hall Hansen Harper Hughes Ibrahim Jansen Johnson Kaur Keller Kim Kowalski Larsen Lewis Lindholm Lopez Marsh Martin Mehta
    Miller Moreau Murphy Nakamura Nguyen Novak OBrien/obrien Okafor Olsen Osei Owens Patel Pereira Quinn Ramirez Reid Rossi Santos
    Schmidt Shah Silva Singh Sorensen Stone Taylor Thompson Turner Vance Vargas Walker Walsh Weber Whitfield Wong Young Zhang`),
  domains: [
    'mail.example',
    'inbox.example',
    'northpost.example',
    'fieldnote.example',
    'harbour.example',
    'acme.example',
  ],
}

const japanese = {
  given: words(`
    陽葵/himari 結衣/yui 美咲/misaki さくら/sakura 葵/aoi 凛/rin 陽菜/hina 莉子/riko 芽依/mei 彩花/ayaka 千尋/chihiro 真央/mao 直美/naomi
    恵子/keiko 由美/yumi 香織/kaori 智子/tomoko 裕子/yuko 麻衣/mai 愛/ai ひかり/hikari のぞみ/nozomi 遥/haruka 楓/kaede 紬/tsumugi
    翔太/shota 蓮/ren 大翔/hiroto 悠真/yuma 健太/kenta 拓海/takumi 直樹/naoki 大輔/daisuke 亮/ryo 誠/makoto 浩/hiroshi 隆/takashi 学/manabu
    健一/kenichi 雄太/yuta 和也/kazuya 翼/tsubasa 颯/hayate 湊/minato 律/ritsu 樹/itsuki 朔/saku 航/wataru 慎吾/shingo 哲也/tetsuya
    光/hikaru 薫/kaoru 純/jun 歩/ayumu 渚/nagisa 晶/akira 優/yu 誉/homare`),
  family: words(`
    佐藤/sato 鈴木/suzuki 高橋/takahashi 田中/tanaka 伊藤/ito 渡辺/watanabe 山本/yamamoto 中村/nakamura 小林/kobayashi 加藤/kato
    吉田/yoshida 山田/yamada 佐々木/sasaki 山口/yamaguchi 松本/matsumoto 井上/inoue 木村/kimura 林/hayashi 斎藤/saito 清水/shimizu
    山崎/yamazaki 森/mori 池田/ikeda 橋本/hashimoto 阿部/abe 石川/ishikawa 前田/maeda 藤田/fujita 小川/ogawa 岡田/okada 後藤/goto
    長谷川/hasegawa 村上/murakami 近藤/kondo 石井/ishii 坂本/sakamoto 遠藤/endo 青木/aoki 藤井/fujii 西村/nishimura 福田/fukuda
    太田/ota 三浦/miura 岡本/okamoto 松田/matsuda 中川/nakagawa 中野/nakano 原田/harada 小野/ono 田村/tamura 竹内/takeuchi
    金子/kaneko 和田/wada 中山/nakayama 石田/ishida 上田/ueda 森田/morita 原/hara 柴田/shibata 酒井/sakai 工藤/kudo 横山/yokoyama
    宮崎/miyazaki 宮本/miyamoto 内田/uchida 高木/takagi 安藤/ando 谷口/taniguchi 大西/onishi 丸山/maruyama 今井/imai 河野/kono
    藤原/fujiwara 武田/takeda 上野/ueno 増田/masuda 小島/kojima 平野/hirano 大塚/otsuka 千葉/chiba`),
  domains: [
    'hikari.example',
    'tegami.example',
    'sakura-mail.example',
    'minato.example',
    'kaze.example',
    'yubin.example',
  ],
}

export type Language = 'en' | 'ja'

export const people = { en: english, ja: japanese } as const

/** Names that are longer than any column. */
export const longNames: Record<Language, string> = {
  en: 'Maximiliana Constance Featherstonehaugh-Wolfeschlegelsteinhausen de la Cruz y Montenegro III',
  ja: '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処に住む処',
}
