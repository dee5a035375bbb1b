/**
 * Verbs whose base form is no noun and no adjective, so that the word by itself says "verb". The
 * dictionaries list forms without their word class; these lists are what they cannot tell.
 */
export const onlyVerbs: ReadonlySet<string> = words(`
  accelerate accept accommodate accompany accomplish accumulate achieve acquire activate adapt add adhere
  adjust administer admit adopt affect aggravate agree allocate allow alter amplify analyse analyze announce
  anticipate apologize appear apply appreciate argue arise arrive ascertain ask assemble assess assign
  assimilate assist assume attain attract augment avoid become begin believe belong breathe bring broaden
  calculate carry categorize cease characterize choose circumvent clarify classify coincide collaborate collect
  combine communicate compare compensate compete compile complicate comprehend comprise compute conceive
  concentrate conclude confirm confront connect consider consist consolidate constitute constrain consume
  contain contaminate contribute convert convince cooperate coordinate cope correspond create criticize decide
  deduce define degrade deliver demonstrate denote deny depend depict deploy derive describe deserve destroy
  detect deteriorate determine develop deviate devise diagnose differ differentiate diminish disappear discover
  discuss disrupt dissolve distinguish distribute disturb diverge diversify dominate earn eat educate 
  elevate eliminate elucidate embrace emerge emphasise emphasize employ enable encounter encourage enhance
  enlarge enrich ensure entail enter establish evaluate evaporate evolve examine exceed exclude exert exist
  expand expect explain explore expose extend facilitate fail fluctuate follow forbid foresee formulate fulfil
  fulfill gather generalize generate get give govern grow happen have hear highlight hinder identify illustrate
  imagine imitate implement imply impose improve include incorporate incubate indicate induce infect infer
  inform inhabit inhibit inject inspect inspire install integrate interact interfere interpret intervene
  introduce invade invent investigate involve join justify keep know learn lessen let listen localize
  locate lose maintain make manage manipulate maximize migrate mimic minimize mitigate modify motivate multiply
  necessitate normalize obey observe obtain occupy occur operate optimise optimize organise organize
  originate outperform overcome overestimate participate penetrate perceive perform persist persuade
  possess practise precede predict prefer prepare prescribe preserve pretend prevail prevent proceed prohibit
  proliferate promote propagate propose protect prove provide publish pursue quantify react realise realize
  receive recognise recognize recommend reconstruct recover recruit reduce refer reflect refuse regulate
  reinforce reject relate relieve rely remain remember remove render replace represent require resemble reside
  resolve restore restrict retain retrieve reveal revise satisfy save scatter see seek seem select sell
  send serve simplify simulate solve speak specialize specify spend stabilize stimulate strengthen submit
  succeed suffer suggest summarise summarize suppose suppress survive sustain synthesise synthesize take teach
  tell tend tolerate transcribe transform translate transmit underestimate undergo undermine understand
  undertake utilise utilize vary verify visualise visualize weaken weigh widen withdraw withstand write
`);

/** Those that take no object: they have no passive. */
export const neverPassive: ReadonlySet<string> = words(
  "appear arise arrive belong consist depend die disappear emerge exist happen occur originate persist remain seem suffer survive",
);

/** Verbs that are nouns too, but stand as verbs where an object with its determiner follows. */
export const verbsAndNouns: ReadonlySet<string> = words(`
  access advocate aim answer approach attempt attribute balance benefit build cause center centre change check claim
  construct contact control cool correct cost count cover cut damage deal decline decrease delay demand design
  digest display document dose drop estimate exchange exercise exhibit experience experiment exploit extract
  favor favour feed fill filter find fit focus force form guide heat help impact increase influence isolate
  label lack launch limit link load look map mark match measure monitor need neglect note offer order pay
  perfuse place plan plot position process produce project purchase purify question raise rank rate reach
  record release remedy repair repeat replicate report request research respect rest result review run sample
  scale score screen search sense sequence set shape share show simulate slow sort spread start state store
  study substitute supply support survey talk target test trace track train transfer transport travel treat
  trigger try use value view visit wait warrant wash watch weight work yield
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
