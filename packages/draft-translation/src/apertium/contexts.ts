import { is, type Word } from "./words.ts";

/** Words whose sense is decided by a neighbour, after every word has its usual English. */
type Context = { lemma: string; near: RegExp; english: string };

const contexts: readonly Context[] = [
  {
    lemma: "partido",
    near: /^(político|conservador|liberal|demócrata|republicano|socialista|comunista|laborista|popular|nacionalista|democrático|progresista|miembro|líder|elección|candidato|gobernante|coalición|votante|votar|electoral|del trabajo)$/,
    english: "party",
  },
  { lemma: "mañana", near: /^(el|la|esta|de|por|a.m.|hora)$/, english: "morning" },
  { lemma: "tasa", near: /^(municipal|matrícula|aeropuerto|pagar|cobrar)$/, english: "fee" },
  {
    lemma: "medio",
    near: /^(social|digital|prensa|comunicación|periodista|informativo|local)$/,
    english: "media",
  },
  { lemma: "banco", near: /^(parque|sentar|madera|iglesia)$/, english: "bench" },
  {
    lemma: "carrera",
    near: /^(correr|moto|coche|caballo|piloto|ganar|vuelta|metro|esquí|maratón|ciclista|auto|kilómetro|vencer)$/,
    english: "race",
  },
  { lemma: "servicio", near: /^(tenis|set|punto|nadal|federer)$/, english: "serve" },
  { lemma: "obra", near: /^(teatro|actor|escena|teatral)$/, english: "play" },
  {
    lemma: "estación",
    near: /^(lluvioso|seco|verano|invierno|primavera|otoño|cálido)$/,
    english: "season",
  },
  {
    lemma: "tiempo",
    near: /^(lluvia|nublado|meteorológico|pronóstico|clima)$/,
    english: "weather",
  },
  { lemma: "cuadro", near: /^(pintor|museo|pintar|óleo|arte|galería)$/, english: "painting" },
  { lemma: "red", near: /^(pesca|pez|pescar)$/, english: "net" },
  { lemma: "dirección", near: /^(postal|correo|electrónico|ip|web|calle)$/, english: "address" },
  { lemma: "lengua", near: /^(boca|diente|paladar|labio)$/, english: "tongue" },
  { lemma: "muestra", near: /^(de arte|galería|exposición|museo)$/, english: "exhibition" },
  {
    lemma: "derecho",
    near: /^(estudiante|facultad|penal|civil|constitucional|internacional|escuela|romano|administrativo)$/,
    english: "law",
  },
  { lemma: "contar", near: /^(persona|voto|número|célula)$/, english: "count" },
  { lemma: "dirigir", near: /^(película|filme|cine|orquesta)$/, english: "direct" },
  {
    lemma: "conducir",
    near: /^(coche|auto|automóvil|vehículo|camión|carretera|carro|alcohol|moto|autobús|autopista|kilómetro|vez)$/,
    english: "drive",
  },
  {
    lemma: "lograr",
    near: /^(objetivo|meta|victoria|resultado|éxito|acuerdo|independencia|récord|triunfo|fin|equilibrio|avance|mejora)$/,
    english: "achieve",
  },
  {
    lemma: "conseguir",
    near: /^(objetivo|meta|victoria|resultado|éxito|acuerdo|independencia|récord|triunfo|fin|equilibrio|empleo|trabajo)$/,
    english: "achieve",
  },
  { lemma: "marcar", near: /^(gol|punto|tanto)$/, english: "score" },
  {
    lemma: "papel",
    near: /^(hoja|tinta|imprimir|escribir|periódico|cartón|moneda|madera)$/,
    english: "paper",
  },
  { lemma: "tratar", near: /^(paciente|enfermedad|médico|síntoma|agua)$/, english: "treat" },
  {
    lemma: "detener",
    near: /^(policía|sospechoso|agente|autoridad|persona|hombre|juez|comisionado)$/,
    english: "arrest",
  },
  {
    lemma: "cargo",
    near: /^(presidente|ministro|director|ocupar|ejercer|dimitir|renunciar|asumir)$/,
    english: "position",
  },
  { lemma: "carga", near: /^(eléctrico|electrón|ion|positivo|negativo)$/, english: "charge" },
  { lemma: "golpe", near: /^(estado|militar)$/, english: "coup" },
  { lemma: "hoja", near: /^(papel|escribir|imprimir)$/, english: "sheet" },
];
const byLemma = Map.groupBy(contexts, ({ lemma }) => lemma);
const reach = 5;

export function readContexts(words: readonly Word[]): void {
  words.forEach((word, at) => {
    if (word.isFinal || !is(word, "noun", "verb", "adverb")) return;
    const candidates = byLemma.get(word.lemma);
    if (!candidates) return;
    const around = words.slice(Math.max(0, at - reach), at + reach + 1);
    const found = candidates.find(({ near }) =>
      around.some(
        (other) =>
          other !== word && (near.test(other.lemma.toLowerCase()) || near.test(other.origin)),
      ),
    );
    if (!found) return;
    word.english = found.english;
    if (word.lemma === "mañana") word.category = "noun";
  });
}
