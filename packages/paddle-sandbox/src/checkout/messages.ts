/** The languages of the payment pages. */
export const checkoutLocales = ["en", "es", "ja", "pt", "zh-Hans"] as const;
export type CheckoutLocale = (typeof checkoutLocales)[number];

export type CheckoutMessages = {
  title: string;
  ribbon: string;
  close: string;
  loading: string;
  summary: string;
  subtotal: string;
  tax: string;
  total: string;
  trial: string;
  renewal: string;
  yourDetails: string;
  email: string;
  country: string;
  choose: string;
  postalCode: string;
  optional: string;
  continue: string;
  payment: string;
  payingAs: string;
  change: string;
  cardNumber: string;
  cardHolder: string;
  expiry: string;
  securityCode: string;
  pay: string;
  orPayWith: string;
  confirmTitle: string;
  confirmText: string;
  walletText: string;
  approve: string;
  refuse: string;
  done: string;
  doneText: string;
  closed: string;
  methods: Record<string, string>;
  /** What stands after "every". */
  intervals: Record<"day" | "week" | "month" | "year", string>;
  problems: Record<string, string>;
};

const en: CheckoutMessages = {
  title: "Checkout",
  ribbon: "This is a test payment page. No money moves.",
  close: "Close",
  loading: "Loading…",
  summary: "Order summary",
  subtotal: "Subtotal",
  tax: "Tax",
  total: "Due today",
  trial: "Free for {period}",
  renewal: "Then {amount} every {period}",
  yourDetails: "Your details",
  email: "E-mail",
  country: "Country",
  choose: "Choose…",
  postalCode: "Postal code",
  optional: "optional",
  continue: "Continue",
  payment: "Payment",
  payingAs: "Paying as",
  change: "Change",
  cardNumber: "Card number",
  cardHolder: "Name on card",
  expiry: "Expiry (MM/YY)",
  securityCode: "Security code",
  pay: "Pay",
  orPayWith: "Or pay with",
  confirmTitle: "Confirm with your bank",
  confirmText: "Your bank asks whether this payment is yours.",
  walletText: "{method} asks whether you want to pay.",
  approve: "Approve",
  refuse: "Refuse",
  done: "Payment received",
  doneText: "Thank you. You can close this page.",
  closed: "This checkout is closed.",
  methods: { alipay: "Alipay", wechat_pay: "WeChat Pay", paypal: "PayPal" },
  intervals: {
    day: "day",
    week: "week",
    month: "month",
    year: "year",
  },
  problems: {
    buyer: "Check the e-mail address and the country.",
    "use-a-test-card": "Use a test card, for example 4242 4242 4242 4242.",
    "holder-missing": "Enter the name on the card.",
    "expiry-passed": "Enter an expiry date in the future.",
    "security-code-wrong": "Check the security code.",
    declined: "The payment was declined. Try another card.",
    expired_card: "The card has expired. Try another card.",
    not_enough_balance: "There is not enough money on the card. Try another card.",
    authentication_failed: "The bank did not confirm the payment.",
    canceled: "The payment was refused.",
    other: "Something went wrong. Try again.",
  },
};

const es: CheckoutMessages = {
  title: "Pago",
  ribbon: "Esta es una página de pago de prueba. No se mueve dinero.",
  close: "Cerrar",
  loading: "Cargando…",
  summary: "Resumen del pedido",
  subtotal: "Subtotal",
  tax: "Impuestos",
  total: "Total hoy",
  trial: "Gratis durante {period}",
  renewal: "Después, {amount} cada {period}",
  yourDetails: "Sus datos",
  email: "Correo electrónico",
  country: "País",
  choose: "Elija…",
  postalCode: "Código postal",
  optional: "opcional",
  continue: "Continuar",
  payment: "Forma de pago",
  payingAs: "Paga como",
  change: "Cambiar",
  cardNumber: "Número de tarjeta",
  cardHolder: "Nombre en la tarjeta",
  expiry: "Caducidad (MM/AA)",
  securityCode: "Código de seguridad",
  pay: "Pagar",
  orPayWith: "O pague con",
  confirmTitle: "Confirme con su banco",
  confirmText: "Su banco pregunta si este pago es suyo.",
  walletText: "{method} pregunta si quiere pagar.",
  approve: "Aprobar",
  refuse: "Rechazar",
  done: "Pago recibido",
  doneText: "Gracias. Puede cerrar esta página.",
  closed: "Este pago está cerrado.",
  methods: { alipay: "Alipay", wechat_pay: "WeChat Pay", paypal: "PayPal" },
  intervals: {
    day: "día",
    week: "semana",
    month: "mes",
    year: "año",
  },
  problems: {
    buyer: "Compruebe el correo y el país.",
    "use-a-test-card": "Use una tarjeta de prueba, por ejemplo 4242 4242 4242 4242.",
    "holder-missing": "Escriba el nombre de la tarjeta.",
    "expiry-passed": "Escriba una fecha de caducidad futura.",
    "security-code-wrong": "Compruebe el código de seguridad.",
    declined: "El pago fue rechazado. Pruebe otra tarjeta.",
    expired_card: "La tarjeta ha caducado. Pruebe otra tarjeta.",
    not_enough_balance: "No hay saldo suficiente. Pruebe otra tarjeta.",
    authentication_failed: "El banco no confirmó el pago.",
    canceled: "El pago fue rechazado.",
    other: "Algo salió mal. Inténtelo de nuevo.",
  },
};

const pt: CheckoutMessages = {
  title: "Pagamento",
  ribbon: "Esta é uma página de pagamento de teste. Nenhum dinheiro é movimentado.",
  close: "Fechar",
  loading: "Carregando…",
  summary: "Resumo do pedido",
  subtotal: "Subtotal",
  tax: "Impostos",
  total: "Total hoje",
  trial: "Grátis por {period}",
  renewal: "Depois, {amount} a cada {period}",
  yourDetails: "Seus dados",
  email: "E-mail",
  country: "País",
  choose: "Escolha…",
  postalCode: "CEP",
  optional: "opcional",
  continue: "Continuar",
  payment: "Forma de pagamento",
  payingAs: "Pagando como",
  change: "Alterar",
  cardNumber: "Número do cartão",
  cardHolder: "Nome no cartão",
  expiry: "Validade (MM/AA)",
  securityCode: "Código de segurança",
  pay: "Pagar",
  orPayWith: "Ou pague com",
  confirmTitle: "Confirme com o seu banco",
  confirmText: "Seu banco pergunta se este pagamento é seu.",
  walletText: "{method} pergunta se você quer pagar.",
  approve: "Aprovar",
  refuse: "Recusar",
  done: "Pagamento recebido",
  doneText: "Obrigado. Você pode fechar esta página.",
  closed: "Este pagamento está fechado.",
  methods: { alipay: "Alipay", wechat_pay: "WeChat Pay", paypal: "PayPal" },
  intervals: {
    day: "dia",
    week: "semana",
    month: "mês",
    year: "ano",
  },
  problems: {
    buyer: "Verifique o e-mail e o país.",
    "use-a-test-card": "Use um cartão de teste, por exemplo 4242 4242 4242 4242.",
    "holder-missing": "Informe o nome no cartão.",
    "expiry-passed": "Informe uma validade no futuro.",
    "security-code-wrong": "Verifique o código de segurança.",
    declined: "O pagamento foi recusado. Tente outro cartão.",
    expired_card: "O cartão está vencido. Tente outro cartão.",
    not_enough_balance: "Não há saldo suficiente. Tente outro cartão.",
    authentication_failed: "O banco não confirmou o pagamento.",
    canceled: "O pagamento foi recusado.",
    other: "Algo deu errado. Tente novamente.",
  },
};

const ja: CheckoutMessages = {
  title: "お支払い",
  ribbon: "これはテスト用の支払いページです。実際の請求は発生しません。",
  close: "閉じる",
  loading: "読み込み中…",
  summary: "ご注文内容",
  subtotal: "小計",
  tax: "税",
  total: "本日のお支払い",
  trial: "{period}無料",
  renewal: "その後は{period}ごとに{amount}",
  yourDetails: "お客様情報",
  email: "メールアドレス",
  country: "国",
  choose: "選択してください",
  postalCode: "郵便番号",
  optional: "任意",
  continue: "次へ",
  payment: "お支払い方法",
  payingAs: "お客様",
  change: "変更",
  cardNumber: "カード番号",
  cardHolder: "カード名義",
  expiry: "有効期限 (MM/YY)",
  securityCode: "セキュリティコード",
  pay: "支払う",
  orPayWith: "その他の方法",
  confirmTitle: "銀行での確認",
  confirmText: "銀行がこの支払いの確認を求めています。",
  walletText: "{method} が支払いの確認を求めています。",
  approve: "承認",
  refuse: "拒否",
  done: "お支払いを受け付けました",
  doneText: "ありがとうございます。このページは閉じてかまいません。",
  closed: "このお支払いは終了しました。",
  methods: { alipay: "Alipay", wechat_pay: "WeChat Pay", paypal: "PayPal" },
  intervals: {
    day: "1日",
    week: "1週間",
    month: "1か月",
    year: "1年",
  },
  problems: {
    buyer: "メールアドレスと国を確認してください。",
    "use-a-test-card": "テスト用のカード (例: 4242 4242 4242 4242) を使ってください。",
    "holder-missing": "カード名義を入力してください。",
    "expiry-passed": "将来の有効期限を入力してください。",
    "security-code-wrong": "セキュリティコードを確認してください。",
    declined: "支払いが拒否されました。別のカードをお試しください。",
    expired_card: "カードの有効期限が切れています。別のカードをお試しください。",
    not_enough_balance: "残高が不足しています。別のカードをお試しください。",
    authentication_failed: "銀行で支払いが確認されませんでした。",
    canceled: "支払いが拒否されました。",
    other: "問題が発生しました。もう一度お試しください。",
  },
};

const zhHans: CheckoutMessages = {
  title: "付款",
  ribbon: "这是测试付款页面，不会产生真实扣款。",
  close: "关闭",
  loading: "正在加载…",
  summary: "订单摘要",
  subtotal: "小计",
  tax: "税费",
  total: "今日应付",
  trial: "免费试用{period}",
  renewal: "之后每{period}{amount}",
  yourDetails: "您的信息",
  email: "电子邮箱",
  country: "国家或地区",
  choose: "请选择",
  postalCode: "邮政编码",
  optional: "选填",
  continue: "继续",
  payment: "付款方式",
  payingAs: "付款人",
  change: "更改",
  cardNumber: "卡号",
  cardHolder: "持卡人姓名",
  expiry: "有效期 (MM/YY)",
  securityCode: "安全码",
  pay: "付款",
  orPayWith: "其他付款方式",
  confirmTitle: "请向银行确认",
  confirmText: "您的银行询问这笔付款是否由您发起。",
  walletText: "{method} 询问您是否付款。",
  approve: "同意",
  refuse: "拒绝",
  done: "付款成功",
  doneText: "谢谢。您可以关闭此页面。",
  closed: "此付款页面已关闭。",
  methods: { alipay: "支付宝", wechat_pay: "微信支付", paypal: "PayPal" },
  intervals: {
    day: "1天",
    week: "1周",
    month: "1个月",
    year: "1年",
  },
  problems: {
    buyer: "请检查电子邮箱和国家或地区。",
    "use-a-test-card": "请使用测试卡，例如 4242 4242 4242 4242。",
    "holder-missing": "请输入持卡人姓名。",
    "expiry-passed": "请输入将来的有效期。",
    "security-code-wrong": "请检查安全码。",
    declined: "付款被拒绝，请换一张卡。",
    expired_card: "此卡已过期，请换一张卡。",
    not_enough_balance: "余额不足，请换一张卡。",
    authentication_failed: "银行未确认此付款。",
    canceled: "付款被拒绝。",
    other: "出现问题，请重试。",
  },
};

const messages: Readonly<Record<CheckoutLocale, CheckoutMessages>> = {
  en,
  es,
  ja,
  pt,
  "zh-Hans": zhHans,
};

/** The language a page asked for, or the nearest there is. */
export function checkoutLocale(asked: string): CheckoutLocale {
  const exact = checkoutLocales.find((locale) => locale === asked);
  if (exact) return exact;
  const language = asked.toLowerCase().split(/[-_]/)[0];
  return checkoutLocales.find((locale) => locale.split("-")[0] === language) ?? "en";
}

export function checkoutMessages(locale: CheckoutLocale): CheckoutMessages {
  return messages[locale];
}
