import {
  accountRoutes,
  aiRoutes,
  aiThreadRoutes,
  apiKeyRoutes,
  authRoutes,
  brandRoutes,
  campaignRoutes,
  certificateRoutes,
  connectionRoutes,
  contactEventRoutes,
  contactRoutes,
  customHostnameRoutes,
  domainRoutes,
  formRoutes,
  importRoutes,
  integrationCredentialRoutes,
  integrationRoutes,
  invitationLinkRoutes,
  invitationRoutes,
  mailingListRoutes,
  regionRoutes,
  schemaRoutes,
  scriptTagRoutes,
  segmentRoutes,
  selfAccountRoutes,
  senderRoutes,
  trackingRoutes,
  transactionalRoutes,
  uploadRoutes,
  usageRoutes,
  webApiRoutes,
  workspaceRoutes,
} from '#api/contract'
import { example, exampleAfter, type ExampleCall } from './record-examples.ts'

/**
 * A call of every route, in an order in which each finds what it needs: the examples of the OpenAPI document. They are
 * made against the backend itself, so they cannot say what it does not do.
 */
export const exampleCalls: readonly ExampleCall[] = [
  example(authRoutes.google, { query: { login_hint: 'acc_haruka', redirect: '/workspaces' } }, { as: null }),
  example(authRoutes.refresh, {}, { as: null }),

  example(selfAccountRoutes.one, {}),
  example(selfAccountRoutes.workspaceAccount, {}),
  example(selfAccountRoutes.joinedWorkspaces, { query: {} }),
  example(selfAccountRoutes.createWorkspace, {
    body: { name: 'Sakura Wholesale', icon: null, allowedDomains: ['sakura-roastery.example'] },
  }),
  example(selfAccountRoutes.joinableWorkspaces, {}, { as: 'acc_new' }),
  exampleAfter(
    selfAccountRoutes.acceptInvitation,
    (seen) => ({
      params: { token: seen(selfAccountRoutes.joinableWorkspaces).items[0]?.invitationToken ?? '' },
    }),
    { as: 'acc_new' },
  ),
  example(workspaceRoutes.one, {}),
  exampleAfter(workspaceRoutes.update, (seen) => {
    const { name, icon, allowedDomains, version } = seen(workspaceRoutes.one)
    return { body: { name, icon, allowedDomains: [...allowedDomains, 'sakura-cafe.example'], version } }
  }),
  example(accountRoutes.list, { query: { limit: 2 } }),
  example(accountRoutes.count, { query: {} }),
  example(accountRoutes.byIds, { body: { ids: ['acc_haruka'] } }),

  example(schemaRoutes.one, { params: { type: 'contact' } }),
  exampleAfter(schemaRoutes.createProperty, (seen) => ({
    params: { type: 'contact' },
    body: {
      version: seen(schemaRoutes.one).version,
      key: 'favourite_brew',
      type: 'select' as const,
      label: 'Favourite brew',
      labels: { en: 'Favourite brew', ja: '好きな淹れ方' },
      options: [
        { value: 'pour_over', label: 'ハンドドリップ' },
        { value: 'espresso', label: 'エスプレッソ' },
      ],
    },
  })),
  exampleAfter(schemaRoutes.updateProperty, (seen) => ({
    params: { type: 'contact', key: 'favourite_brew' },
    body: { version: seen(schemaRoutes.createProperty).version, description: 'Asked in the shop.' },
  })),

  example(mailingListRoutes.create, {
    body: { name: '焙煎士だより', description: '月に一度', optIn: 'double', visibility: 'public' },
  }),
  example(mailingListRoutes.list, { query: { limit: 2 } }),
  example(mailingListRoutes.count, { query: {} }),
  exampleAfter(mailingListRoutes.one, (seen) => ({
    params: { mailingListId: seen(mailingListRoutes.create).id },
  })),
  exampleAfter(mailingListRoutes.update, (seen) => {
    const { id, version } = seen(mailingListRoutes.create)
    return { params: { mailingListId: id }, body: { version, description: '月に二度' } }
  }),

  exampleAfter(contactRoutes.upsert, (seen) => ({
    body: {
      email: 'yuki.tanaka@mail.example',
      name: '田中 雪',
      properties: { favourite_brew: 'pour_over' },
      mailingLists: { [seen(mailingListRoutes.create).id]: 'active' as const },
      consent: { at: '2026-01-10T03:00:00.000Z', source: 'manual' as const, note: '店頭の用紙' },
    },
  })),
  example(contactRoutes.search, {
    body: { q: 'tanaka', sort: [{ key: 'createdAt', direction: 'desc' }], limit: 1 },
  }),
  example(contactRoutes.count, { body: { status: ['subscribed'] } }),
  exampleAfter(contactRoutes.one, (seen) => ({
    params: { contactId: seen(contactRoutes.upsert).contact.id },
  })),
  exampleAfter(contactRoutes.update, (seen) => {
    const { id, version } = seen(contactRoutes.upsert).contact
    return { params: { contactId: id }, body: { version, timezone: 'Asia/Tokyo', locale: 'ja' } }
  }),
  example(contactRoutes.exportCsv, {
    body: { q: 'tanaka.', columns: ['email', 'name', 'status'], encoding: 'utf-8' },
  }),
  exampleAfter(importRoutes.csv, (seen) => ({
    body: {
      importId: 'imp_example',
      chunk: { index: 0, total: 1 },
      rows: [{ 'E-mail': 'kai@board.example', 氏名: '海野 開' }],
      mapping: [
        { column: 'E-mail', key: 'email' },
        { column: '氏名', key: 'name' },
      ],
      onExisting: 'fill_blanks' as const,
      mailingListIds: [seen(mailingListRoutes.create).id],
      optIn: 'active' as const,
      consentNote: 'ワークショップの申込書',
    },
  })),
  example(importRoutes.emails, {
    body: {
      importId: 'imp_example_2',
      emails: ['nami@board.example'],
      mailingListIds: [],
      optIn: 'pending',
      consentNote: 'Trade fair, 10 January',
    },
  }),
  exampleAfter(contactEventRoutes.search, (seen) => ({
    body: { contactId: seen(contactRoutes.upsert).contact.id, limit: 2 },
  })),

  example(trackingRoutes.start, { body: {} }, { as: null }),
  example(
    trackingRoutes.identify,
    { body: { email: 'yuki.tanaka@mail.example', mailingLists: { 焙煎士だより: true } } },
    { as: null },
  ),
  example(
    trackingRoutes.track,
    { body: { type: 'order.placed', payload: { total: 1200, items: 2 } } },
    { as: null },
  ),
  example(trackingRoutes.end, { body: {} }, { as: null }),

  example(segmentRoutes.create, {
    body: {
      name: '最近の読者',
      color: 'teal',
      conditions: {
        id: 'g1',
        kind: 'group',
        match: 'all',
        children: [
          {
            id: 'c1',
            kind: 'campaign',
            did: true,
            activity: 'opened',
            campaign: 'any',
            window: { kind: 'last', value: 30, unit: 'day' },
          },
        ],
      },
    },
  }),
  example(segmentRoutes.list, { query: { limit: 1 } }),
  example(segmentRoutes.count, { query: { archived: 'false' } }),
  exampleAfter(segmentRoutes.one, (seen) => ({ params: { segmentId: seen(segmentRoutes.create).id } })),
  exampleAfter(segmentRoutes.update, (seen) => {
    const { id, version } = seen(segmentRoutes.create)
    return { params: { segmentId: id }, body: { version, archived: true } }
  }),

  example(campaignRoutes.create, {
    body: {
      name: '三月の便り',
      labels: ['月刊'],
      senderId: 'snd_1',
      audience: {
        mailingListIds: ['lst_weekly'],
        segmentIds: [],
        segmentMatch: 'any',
        excludeSegmentIds: [],
      },
      variants: [
        {
          id: 'var_1',
          label: 'A',
          locale: null,
          weight: 100,
          subject: '三月の焙煎だより',
          previewText: '新豆が二種類、届きました。',
          mode: 'html',
          html: '<p>春の豆が届きました。</p><p><a href="https://sakura-roastery.example/beans">豆を見る</a></p><p>{{company_name}}<br>{{company_address}}<br>お問い合わせ・苦情の受付：{{complaint_contact}}</p><p><a href="{{unsubscribe_url}}">配信停止</a></p>',
          textAuto: true,
        },
      ],
    },
  }),
  example(campaignRoutes.list, { query: { status: 'sent', limit: 1 } }),
  example(campaignRoutes.count, { query: { status: 'draft,scheduled' } }),
  exampleAfter(campaignRoutes.one, (seen) => ({ params: { campaignId: seen(campaignRoutes.create).id } })),
  exampleAfter(campaignRoutes.update, (seen) => {
    const { id, version } = seen(campaignRoutes.create)
    return { params: { campaignId: id }, body: { version, note: '公開前に直樹さんが確認' } }
  }),
  exampleAfter(campaignRoutes.duplicate, (seen) => ({
    params: { campaignId: seen(campaignRoutes.create).id },
    body: {},
  })),
  exampleAfter(campaignRoutes.schedule, (seen) => {
    const { id, version, recipientEstimate = 0 } = seen(campaignRoutes.update)
    return {
      params: { campaignId: id },
      body: { timezone: 'Asia/Tokyo', mode: 'all' as const, confirmCount: recipientEstimate, version },
    }
  }),
  exampleAfter(campaignRoutes.cancel, (seen) => {
    const { id, version } = seen(campaignRoutes.schedule)
    return { params: { campaignId: id }, body: { version } }
  }),
  exampleAfter(campaignRoutes.executions, (seen) => ({
    params: { campaignId: seen(campaignRoutes.list).items[0]?.id ?? '' },
    query: { limit: 1 },
  })),
  exampleAfter(campaignRoutes.summaries, (seen) => ({
    params: { campaignId: seen(campaignRoutes.list).items[0]?.id ?? '' },
    query: { group: 'total' as const },
  })),
  exampleAfter(campaignRoutes.delete, (seen) => ({
    params: { campaignId: seen(campaignRoutes.duplicate).id },
  })),

  example(transactionalRoutes.send, {
    body: {
      kind: 'transactional',
      to: [{ email: 'yuki.tanaka@mail.example', name: '田中 雪' }],
      senderId: 'snd_1',
      subject: 'ご注文を承りました',
      text: 'ご注文ありがとうございます。',
      idempotencyKey: 'order-1042',
    },
  }),
  exampleAfter(transactionalRoutes.status, (seen) => ({
    params: { sendId: seen(transactionalRoutes.send).id },
  })),
  example(usageRoutes.logs, { query: { metric: 'emails_campaign', limit: 2 } }),
  example(usageRoutes.summaries, {
    query: { from: '2025-12-01', to: '2026-01-31', granularity: 'month' },
  }),

  example(regionRoutes.list, {}),
  example(domainRoutes.create, { body: { name: 'news.sakura-cafe.example', region: 'ap-northeast-1' } }),
  example(domainRoutes.list, { query: { status: 'verified', limit: 1 } }),
  example(domainRoutes.count, { query: {} }),
  exampleAfter(domainRoutes.one, (seen) => ({
    params: { domainName: seen(domainRoutes.create).name },
  })),
  exampleAfter(domainRoutes.verify, (seen) => ({
    params: { domainName: seen(domainRoutes.create).name },
  })),
  example(customHostnameRoutes.create, {
    body: { hostname: 'go.sakura-roastery.example', purpose: 'links' },
  }),
  example(customHostnameRoutes.list, {}),
  example(customHostnameRoutes.default, { query: { purpose: 'links' } }),
  example(certificateRoutes.create, { body: { hostname: 'img.sakura-roastery.example', method: 'cname' } }),
  example(certificateRoutes.list, { query: { status: 'validation_timed_out' } }),
  example(certificateRoutes.count, { query: {} }),
  exampleAfter(certificateRoutes.one, (seen) => ({
    params: { hostname: seen(certificateRoutes.create).hostname },
  })),
  exampleAfter(certificateRoutes.verify, (seen) => ({
    params: { hostname: seen(certificateRoutes.list).items[0]?.hostname ?? '' },
  })),
  exampleAfter(certificateRoutes.items, (seen) => ({
    params: { hostname: seen(certificateRoutes.list).items[0]?.hostname ?? '' },
  })),
  exampleAfter(certificateRoutes.delete, (seen) => ({
    params: { hostname: seen(certificateRoutes.create).hostname },
  })),
  example(senderRoutes.create, {
    body: {
      label: 'お知らせ用',
      fromName: 'さくら珈琲焙煎所',
      fromNames: { en: 'Sakura Coffee Roastery' },
      address: 'oshirase@sakura-roastery.example',
    },
  }),
  example(senderRoutes.list, { query: { status: 'verified', limit: 1 } }),
  example(senderRoutes.count, { query: {} }),
  example(senderRoutes.byAddress, { query: { address: 'oshirase@sakura-roastery.example' } }),
  exampleAfter(senderRoutes.one, (seen) => ({ params: { senderId: seen(senderRoutes.create).id } })),
  exampleAfter(senderRoutes.update, (seen) => {
    const { id, version } = seen(senderRoutes.create)
    return {
      params: { senderId: id },
      body: { version, replyTo: 'hello@sakura-roastery.example' },
    }
  }),
  example(senderRoutes.registerAmp, {
    params: { senderId: 'snd_1' },
    body: { providers: ['yahoo'], campaignId: 'cmp_5' },
  }),
  exampleAfter(senderRoutes.delete, (seen) => ({ params: { senderId: seen(senderRoutes.create).id } })),
  exampleAfter(domainRoutes.delete, (seen) => ({
    params: { domainName: seen(domainRoutes.create).name },
  })),

  example(brandRoutes.one, {}),
  exampleAfter(brandRoutes.update, (seen) => ({
    body: { version: seen(brandRoutes.one).version, radius: 8 },
  })),
  // A picture of one pixel.
  example(uploadRoutes.image, {
    body: {
      data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      mediaType: 'image/png',
      qualityPreset: 'content',
    },
  }),
  example(formRoutes.create, { body: { name: '店頭アンケート', kind: 'page' } }),
  example(formRoutes.list, { query: { limit: 1 } }),
  example(formRoutes.count, { query: { status: 'published' } }),
  exampleAfter(formRoutes.one, (seen) => ({ params: { formId: seen(formRoutes.create).id } })),
  exampleAfter(formRoutes.update, (seen) => {
    const { id, version, settings, fields } = seen(formRoutes.create)
    return {
      params: { formId: id },
      body: {
        version,
        fields: [
          ...fields,
          {
            id: 'consent',
            type: 'consent' as const,
            label: { en: 'I would like to get mails', ja: 'メールの受信に同意します' },
            required: true,
            width: 'full' as const,
          },
        ],
        settings: {
          ...settings,
          mailingListIds: ['lst_weekly'],
          optIn: 'single' as const,
          success: { kind: 'message' as const, text: 'ご登録ありがとうございます。' },
          alreadyText: 'すでにご登録いただいています。',
          closedText: '受付は終了しました。',
        },
      },
    }
  }),
  exampleAfter(formRoutes.publish, (seen) => {
    const { id, version } = seen(formRoutes.update)
    return { params: { formId: id }, body: { version } }
  }),
  exampleAfter(formRoutes.publication, (seen) => ({ params: { formId: seen(formRoutes.create).id } })),
  exampleAfter(formRoutes.unpublish, (seen) => ({
    params: { formId: seen(formRoutes.create).id },
    body: { version: seen(formRoutes.update).version + 1 },
  })),
  example(formRoutes.submissions, { params: { formId: 'frm_1' }, query: { limit: 2 } }),
  example(formRoutes.exportCsv, {
    params: { formId: 'frm_1' },
    body: { encoding: 'utf-8', status: 'spam' },
  }),
  exampleAfter(formRoutes.delete, (seen) => ({ params: { formId: seen(formRoutes.create).id } })),

  example(integrationRoutes.list, {}),
  example(integrationCredentialRoutes.create, {
    body: { integrationKey: 'notion', name: '店舗のNotion' },
  }),
  example(integrationCredentialRoutes.list, { query: {} }),
  exampleAfter(integrationCredentialRoutes.request, (seen) => ({
    params: { credentialId: seen(integrationCredentialRoutes.create).id },
  })),
  exampleAfter(integrationCredentialRoutes.exchange, (seen) => {
    const { authorizationUrl, state } = seen(integrationCredentialRoutes.request)
    return {
      params: { credentialId: seen(integrationCredentialRoutes.create).id },
      body: { code: new URL(authorizationUrl).searchParams.get('code') ?? '', state },
    }
  }),
  exampleAfter(integrationCredentialRoutes.check, (seen) => ({
    params: { credentialId: seen(integrationCredentialRoutes.create).id },
  })),
  exampleAfter(integrationCredentialRoutes.databases, (seen) => ({
    params: { credentialId: seen(integrationCredentialRoutes.create).id },
  })),
  exampleAfter(integrationCredentialRoutes.database, (seen) => ({
    params: {
      credentialId: seen(integrationCredentialRoutes.create).id,
      databaseId: seen(integrationCredentialRoutes.databases).items[0]?.id ?? '',
    },
  })),
  exampleAfter(connectionRoutes.create, (seen) => {
    const { id, name } = seen(integrationCredentialRoutes.database)
    return {
      body: {
        name: '店舗の顧客リスト',
        credentialId: seen(integrationCredentialRoutes.create).id,
        database: { id, name },
        mapping: [
          { from: 'mail', to: 'email', transform: 'lowercase' as const },
          { from: 'title', to: 'name' },
        ],
        interval: 'daily' as const,
      },
    }
  }),
  example(connectionRoutes.list, { query: { status: 'paused' } }),
  exampleAfter(connectionRoutes.one, (seen) => ({
    params: { connectionId: seen(connectionRoutes.create).id },
  })),
  exampleAfter(connectionRoutes.update, (seen) => {
    const { id, version } = seen(connectionRoutes.create)
    return { params: { connectionId: id }, body: { version, action: 'archive' as const } }
  }),

  example(invitationLinkRoutes.one, {}),
  exampleAfter(invitationLinkRoutes.generate, (seen) => ({
    body: { replaces: seen(invitationLinkRoutes.one)?.token ?? null },
  })),
  exampleAfter(
    invitationRoutes.one,
    (seen) => ({ params: { token: seen(invitationLinkRoutes.generate).token } }),
    { as: null },
  ),
  exampleAfter(invitationLinkRoutes.delete, (seen) => ({
    query: { token: seen(invitationLinkRoutes.generate).token },
  })),
  example(scriptTagRoutes.one, {}),
  example(webApiRoutes.one, {}),
  exampleAfter(webApiRoutes.update, (seen) => ({
    body: {
      version: seen(webApiRoutes.one).version,
      rateLimitPerMinute: 900,
      requireConsent: true,
    },
  })),
  example(apiKeyRoutes.create, { body: { name: '会員サイト', permission: 'send' } }),
  example(apiKeyRoutes.list, { query: { limit: 2 } }),
  example(apiKeyRoutes.count, { query: { state: 'active' } }),
  exampleAfter(apiKeyRoutes.one, (seen) => ({
    params: { apiKeyId: seen(apiKeyRoutes.create).apiKey.id },
  })),
  exampleAfter(apiKeyRoutes.update, (seen) => ({
    params: { apiKeyId: seen(apiKeyRoutes.create).apiKey.id },
    body: { name: '会員サイト（本番）' },
  })),
  exampleAfter(apiKeyRoutes.delete, (seen) => ({
    params: { apiKeyId: seen(apiKeyRoutes.create).apiKey.id },
  })),

  example(aiRoutes.complete, {
    body: { model: 'thinking', messages: [{ role: 'user', content: 'コンタクトは何件ありますか？' }] },
  }),
  example(aiRoutes.stream, {
    body: { model: 'thinking', messages: [{ role: 'user', content: 'Which lists are there?' }] },
  }),
  example(aiThreadRoutes.create, {
    body: { model: 'thinking', message: '最近開封した人のセグメントを作ってください。' },
  }),
  exampleAfter(aiThreadRoutes.listen, (seen) => ({
    params: { threadId: seen(aiThreadRoutes.create).thread.id },
  })),
  exampleAfter(aiThreadRoutes.messages, (seen) => ({
    params: { threadId: seen(aiThreadRoutes.create).thread.id },
  })),
  exampleAfter(aiThreadRoutes.sendToolResults, (seen) => ({
    params: { threadId: seen(aiThreadRoutes.create).thread.id },
    body: {
      results: seen(aiThreadRoutes.messages).items.flatMap(({ data }) =>
        data.role === 'assistant'
          ? data.toolCalls.map((call) => ({
              toolCallId: call.id,
              toolName: call.function.name,
              content: 'accepted',
            }))
          : [],
      ),
    },
  })),
  exampleAfter(aiThreadRoutes.signal, (seen) => ({
    params: { threadId: seen(aiThreadRoutes.create).thread.id },
    body: {
      kind: 'context' as const,
      context: { route: '/workspaces/ws_sakura/contacts', selection: 'con_00001' },
    },
  })),
  exampleAfter(aiThreadRoutes.stop, (seen) => ({
    params: { threadId: seen(aiThreadRoutes.create).thread.id },
  })),
  exampleAfter(aiThreadRoutes.resume, (seen) => ({
    params: { threadId: seen(aiThreadRoutes.create).thread.id },
  })),
  exampleAfter(aiThreadRoutes.one, (seen) => ({
    params: { threadId: seen(aiThreadRoutes.create).thread.id },
  })),
  example(aiThreadRoutes.send, {
    params: { threadId: 'thr_1' },
    body: { model: 'thinking', content: '3番も見せてください。' },
  }),
  example(aiThreadRoutes.list, { query: { limit: 3 } }),
  exampleAfter(aiThreadRoutes.delete, (seen) => ({
    params: { threadId: seen(aiThreadRoutes.create).thread.id },
  })),

  example(contactRoutes.deleteByEmail, { body: { email: 'kai@board.example' } }),
  exampleAfter(contactRoutes.delete, (seen) => ({
    params: { contactId: seen(contactRoutes.upsert).contact.id },
  })),
  exampleAfter(mailingListRoutes.delete, (seen) => ({
    params: { mailingListId: seen(mailingListRoutes.create).id },
  })),
  example(schemaRoutes.deleteProperty, { params: { type: 'contact', key: 'favourite_brew' } }),
  example(authRoutes.signOut, {}),
]
