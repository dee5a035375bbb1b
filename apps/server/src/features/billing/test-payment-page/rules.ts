type TestPayment = {
  /** The language of the page. */
  lang: "en" | "zh-CN";
  service: string;
  /** That nothing is paid here, as HTML. */
  notice: string;
  total: string;
  /** What is paid for, as text. */
  about: string;
  /** The first one is what most come for; labels are HTML. */
  decisions: readonly { value: string; label: string }[];
};

/** The page on which a demonstration plays a payment service. No money moves. */
export function testPaymentPage({ lang, service, notice, total, about, decisions }: TestPayment) {
  const buttons = decisions.map(
    ({ value, label }, index) =>
      `<button name="decision" value="${value}"${index === 0 ? "" : ' class="quiet"'}>${label}</button>`,
  );
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${service} – test payment</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #f4f5f7; margin: 0; }
main { max-width: 24rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: 8px; }
h1 { font-size: 1.25rem; margin: 0 0 1rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
.total { font-size: 2rem; font-weight: 600; }
button { font: inherit; width: 100%; min-height: 44px; margin-top: .5rem; border-radius: 6px;
  border: 1px solid #1f5a8f; background: #1f5a8f; color: #fff; cursor: pointer; }
button.quiet { background: #fff; color: #1f5a8f; }
</style>
</head>
<body>
<main>
<h1>${service}</h1>
<p>${notice}</p>
<p class="total">${total}</p>
<p>${escaped(about)}</p>
<form method="post">
${buttons.join("\n")}
</form>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
