/** How a report looks on a screen and on A4; the only style the page allows. */
export const pageStyle = `
:root { --ink: #15191e; --ink2: #464d56; --ink3: #626a74; --rule: #dfe1dd; --accent: #1b4476;
  --added: #0b6354; --tint: #e2f1ed; --removed: #a1243a; --look: #765000; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 52rem; padding: 2.5rem 1.5rem 4rem; color: var(--ink); background: #fff;
  font: 1rem/1.6 Georgia, "Times New Roman", "Noto Serif CJK SC", "Songti SC", serif; }
h1, h2, h3, p, dl, dd, ol, ul { margin: 0; padding: 0; }
h1 { line-height: 1.25; font-weight: 500; }
h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--rule); font-size: 1.375rem; font-weight: 500; }
h3 { margin-top: 2rem; font-size: 1.0625rem; font-weight: 600; }
.kind, .facts, .notes, table, .legend, .small { font-family: system-ui, "Segoe UI", "Noto Sans CJK SC", sans-serif; }
.kind, .small { color: var(--ink2); font-size: 0.875rem; }
.file { margin-top: 0.25rem; font-size: 1.75rem; overflow-wrap: anywhere; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 1rem; margin-top: 1.5rem; }
.facts dt { color: var(--ink2); font-size: 0.875rem; }
.facts dd { font-size: 1.5rem; }
.facts div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.legend { display: flex; flex-wrap: wrap; gap: 1.25rem; margin-top: 1rem; font-size: 0.875rem; list-style: none; }
.text { margin-top: 1rem; max-width: 68ch; white-space: pre-wrap; overflow-wrap: anywhere; }
.where { margin-top: 1.25rem; color: var(--ink3); font: 0.8125rem/1.4 system-ui, sans-serif; }
del { color: var(--removed); text-decoration: line-through; text-decoration-thickness: 1.5px; }
ins { margin-left: 2px; background: var(--tint); color: var(--added); text-decoration: underline; text-decoration-thickness: 1.5px; text-underline-offset: 3px; }
.kept { border-bottom: 1.5px dotted var(--ink3); }
.object { color: var(--ink3); }
.mark { margin-left: 1px; color: var(--accent); font: 600 0.6875rem/1 system-ui, sans-serif; vertical-align: super; text-decoration: none; }
.notes { margin-top: 0.5rem; padding-left: 1rem; border-left: 2px solid var(--rule); font-size: 0.875rem; list-style: none; }
.notes a { color: var(--accent); font-weight: 600; text-decoration: none; }
.notes b { font-weight: 600; }
.accepted { color: var(--added); }
.rejected { color: var(--removed); }
.look { color: var(--look); font-weight: 600; }
.warning { margin-top: 1rem; padding: 0.75rem 1rem; border-left: 3px solid var(--removed); background: #fae9eb; }
table { width: 100%; table-layout: fixed; margin-top: 1rem; border-collapse: collapse; font-size: 0.8125rem; line-height: 1.4; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--ink2); font-weight: 600; }
th:first-child { width: 16%; }
thead { display: table-header-group; }
tr.differs td { color: var(--removed); }
.rest { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: 0.5rem 1.5rem; margin-top: 1rem; font: 0.875rem/1.5 system-ui, sans-serif; }
.rest dt { color: var(--ink2); }
.rest dd { overflow-wrap: anywhere; }
code { font: 0.8125rem/1.5 ui-monospace, Consolas, monospace; }
@page { size: A4; margin: 18mm 16mm; }
@media print {
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  h2, h3, .where { break-after: avoid; }
  tr, .notes li { break-inside: avoid; }
  .text { max-width: none; orphans: 3; widows: 3; }
  ins, .warning { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
