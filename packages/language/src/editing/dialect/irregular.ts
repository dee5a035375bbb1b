import type { Dialect } from "../edit.ts";

// Words that differ by themselves, the American one first.
const bothWays = `
  aluminum aluminium, artifact artefact, artifacts artefacts, airfoil aerofoil,
  airfoils aerofoils, airplane aeroplane, airplanes aeroplanes, ambiance ambience, ax axe,
  behoove behove, behooved behoved, behooves behoves, centerfold centrefold, checkbook chequebook,
  checkbooks chequebooks, collectible collectable, collectibles collectables, cozy cosy,
  cozier cosier, coziest cosiest, cozily cosily, coziness cosiness, cozies cosies, cozied cosied,
  cozying cosying, czar tsar, czars tsars, dentin dentine, dike dyke, diked dyked, dikes dykes,
  diking dyking, draftsman draughtsman, draftsmen draughtsmen, draftsmanship draughtsmanship,
  draftsperson draughtsperson, updraft updraught, updrafts updraughts, downdraft downdraught,
  downdrafts downdraughts, drafty draughty, dryly drily, epaulet epaulette, epaulets epaulettes,
  flutist flautist, flutists flautists, fogy fogey, fontanel fontanelle, fontanels fontanelles,
  furor furore, gemology gemmology, glycerin glycerine, glycerins glycerines, heme haem,
  jewelry jewellery, lasagna lasagne, licorice liquorice, math maths, mustache moustache,
  mustaches moustaches, mustached moustached, nitroglycerin nitroglycerine, numskull numbskull,
  numskulls numbskulls, omelet omelette, omelets omelettes, pajama pyjama, pajamas pyjamas,
  peddler pedlar, peddlers pedlars, ruble rouble, rubles roubles, sizably sizeably,
  somberly sombrely, tidbit titbit, tidbits titbits, whir whirr, whirs whirrs,
  thermosiphon thermosyphon, titer titre, titers titres,
  hemal haemal, chili chilli, chilis chillis, chilies chillies,
  tranquility tranquillity, tranquilities tranquillities, calisthenics callisthenics,
  woolen woollen, woolens woollens, snowplow snowplough, draftswoman draughtswoman,
  multicenter multicentre, ambiances ambiences, balk baulk, balked baulked, balking baulking,
  balks baulks, draftier draughtier, draftiest draughtiest, fogies fogeys, furors furores,
  meow miaow, meowed miaowed, meowing miaowing, meows miaows, slier slyer, sliest slyest, maneuverable manoeuvrable,
  maneuverability manoeuvrability, maneuverabilities manoeuvrabilities, polarizability polarisability,
  polarizabilities polarisabilities, fiberboard fibreboard, appetize appetise, appetizes appetises,
  appetized appetised, leaped leapt`;

// British spellings foreign to Americans whose counterpart is at home in Britain too, or is another
// word there: "while", "fetus", "program". The British one first.
const toAmericanOnly = `
  amongst among, whilst while, learnt learned, unlearnt unlearned, spoilt spoiled, spilt spilled,
  dreamt dreamed, enquire inquire, enquired inquired, enquires inquires, enquiring inquiring,
  enquirer inquirer, enquirers inquirers, enquiry inquiry, enquiries inquiries,
  encyclopaedia encyclopedia, encyclopaedias encyclopedias, encyclopaedic encyclopedic,
  mediaeval medieval, primaeval primeval, speciality specialty, specialities specialties,
  practise practice, practised practiced, practises practices, practising practicing,
  unpractised unpracticed, licence license, licences licenses, programme program,
  programmes programs, metre meter, metres meters, micrometre micrometer, micrometres micrometers,
  foetus fetus, foetuses fetuses, foetal fetal, inflexion inflection, inflexions inflections,
  leucocyte leukocyte, leucocytes leukocytes, connexion connection, connexions connections,
  oestradiol estradiol, oestriol estriol, oestrone estrone, homoeopathy homeopathy,
  homoeopathic homeopathic, homoeostasis homeostasis, homoeostatic homeostatic,
  catalyses catalyzes, reflexion reflection, reflexions reflections`;

// The other way round, the American one first.
const toBritishOnly =
  "chaperon chaperone, chaperons chaperones, salable saleable, afterward afterwards";

function pairsOf(list: string): [string, string][] {
  return list.split(",").map((pair) => {
    const [one = "", other = ""] = pair.trim().split(/\s+/);
    return [one, other];
  });
}

const irregular: Readonly<Record<Dialect, ReadonlyMap<string, string>>> = {
  british: new Map([...pairsOf(bothWays), ...pairsOf(toBritishOnly)]),
  american: new Map([
    ...pairsOf(bothWays).map(([american, british]): [string, string] => [british, american]),
    ...pairsOf(toAmericanOnly),
  ]),
};

const forms: Readonly<Record<Dialect, ReadonlySet<string>>> = {
  british: new Set(irregular.british.values()),
  american: new Set(irregular.american.values()),
};

/** Whether an irregular word of the other dialect becomes this one. */
export function isForm(word: string, dialect: Dialect): boolean {
  return forms[dialect].has(word);
}

/** What an irregular word is in the wanted dialect, or null. */
export function irregularForm(word: string, dialect: Dialect): string | null {
  return irregular[dialect].get(word) ?? null;
}

const words = (list: string) => new Set(list.trim().split(/\s+/));

/**
 * Words that stay as they are: look-alikes, and words whose spelling depends on what they mean.
 * Many are safe through the dictionaries already; they stand here because a wrong "correction" of a
 * common word is worse than a missed one.
 */
const keptAlways = words(`
  prize prized prizes prizing prizer prizers apprize apprized apprizes apprizing apprizer
  size sized sizes sizing sizer resize resized resizes resizing resizer downsize downsized downsizes
  downsizing upsize upsized upsizes upsizing oversize oversized undersize undersized midsize midsized
  outsize outsized rightsize rightsized rightsizing supersize supersized capsize capsized capsizes
  capsizing seize seized seizes seizing seizer seizings assize assizes maize maizes baize baizes seise
  advertise advertised advertises advertising advertiser advertisers advise advised advises advising
  adviser advisers apprise apprised apprises apprising arise arises arising chastise chastised
  chastises chastising circumcise circumcised circumcises circumcising comprise comprised comprises
  comprising compromise compromised compromises compromising concise demise demised devise devised
  devises devising disenfranchise disguise disguised disguises disguising enfranchise enterprise
  enterprises enterprising excise excised excises excising exercise exercised exercises exercising
  exerciser exercisers expertise franchise franchised franchises franchising guise guises improvise
  improvised improvises improvising incise incised incises incising merchandise merchandised
  merchandising otherwise likewise paradise paraphrase praise precise premise premised premises
  promise promised promises promising raise reprise reprised revise revised revises revising reviser
  rise rises rising supervise supervised supervises supervising surmise surmised surmises surmising
  surprise surprised surprises surprising televise televised televises televising treatise treatises
  noise poise tortoise porpoise turquoise malaise mayonnaise cruise bruise wise
  surprize surprized surprizes surprizing surprizal televize advertize advertized
  four hour tour contour detour pour our your flour sour dour scour devour velour paramour glamour
  glamours source course court resource outsource fourth journal mourn courage nourish tournament
  meter meters timbre acre acres massacre mediocre genre genres cadre cadres
  macabre lucre ogre ogres euchre wiseacre
  analyses dialyses paralyses hydrolyses electrolyses pyrolyses autolyses photolyses hemodialyses
  haemodialyses reanalyses
  hydrolysate hydrolysates analysand lysed lysing lyse
  dependent dependents dependant dependants checkered checkering chequered whiskey whiskeys whisky
  phony phonies mom moms mum mums mat mats matt bused busing bussed bussing raveled raveling
  ravelings ravelled ravelling naught naughts nought hippie lupine lupines calk calked calking calks
  flier fliers flyer flyers gibe gibed gibes gibing gybe jibe fagot fagots manila manilla
  analog analogs blond blonde tire tires tyre tyres story stories storey storeys curb kerb curbs kerbs
  draft drafts draught draughts check checks cheque cheques disc discs disk disks vice vise
  resizable resizeable borage borg stor forb pandora dora porer stentor coranto faitor taboret sordine lory arborist
  angioedema costumier venter maters venters hemic hemin arbores
  academia academic academics triaging epidemic pandemic endemic polemic systemic chemic bohemia artemia`);

/** Whether a word is left alone whatever its letters look like. */
export function isKept(word: string): boolean {
  return keptAlways.has(word);
}
