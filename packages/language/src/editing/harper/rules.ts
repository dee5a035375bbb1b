import type { EditCategory, EditReason } from "../reasons.ts";

/** What an allowed Harper rule proposes and why, and how often such a proposal is right. */
export type AllowedRule = { category: EditCategory; reason: EditReason; confidence: number };

/**
 * Harper's rules this product lets through; every other rule stays switched off.
 *
 * Harper knows 885 rules, written for all kinds of English. A rule is here because its description
 * names an error that exists in scholarly prose, because it is silent on published papers, and
 * because its replacement is the one an editor would choose. Measure again when Harper changes.
 */
const allowed: Readonly<Record<`${EditCategory} ${EditReason} ${number}`, string>> = {
  "grammar subject-verb-agreement 0.85": "ThereIsAgreement",
  "grammar pronoun-agreement 0.85": "PronounInflectionBe PronounVerbAgreement",
  "grammar determiner-agreement 0.85": "CriteriaPhenomena",
  "grammar base-form-after-modal 0.95": "DidPast DoubleModal WillContain",
  "grammar base-form-after-modal 0.85": "HowDoesCompared Respond ThreatenVerb",
  "grammar base-form 0.85": "HelpedPast LetToDo MakeItSeem",
  "grammar participle-after-auxiliary 0.95": "CanBeSeen NowKnownAs SupposedTo",
  "grammar participle-after-auxiliary 0.85": `
    AsComparedTo AsOpposedTo BeAllowed BeBiased BeConcerned BePrejudiced IsBeenAuxSequence
    IsKnownFor SimplePastToPastParticiple UseToUsedTo`,
  "grammar gerund 0.85": "LookingForwardTo WorthToDo",
  "grammar adverb-form 0.85": "WidelyAccepted",
  "grammar article-a-an 0.95": "AnA",
  "grammar article-missing 0.85": "ForTheMostPart",
  "grammar article-needless 0.95": "AnAnother AnotherAn TheAnother",
  "grammar preposition 0.95": "DespiteOf Discuss",
  "grammar preposition 0.85": `
    AccuseOf ArriveTo AskNoPreposition AspireTo AwaitFor AwareOf BewareOf ComprisesOf
    ConstituteAs DateBackFrom ExceptOf Impressed InFavourOfDoing InNeedOf InspiredBy
    InterestedIn InvestIn LookForwardTo PayForPrice QuantifierNeedsOf ReasonForDoing SameAs
    SimilarLike SinceDuration SomeOfThe TakeCareOf ToSomeDegree Towards UnderneathOf`,
  "grammar fixed-phrase 0.85": `
    AsFollows AsLongAs DespiteItIs HowItLooksLike HumanBeings InDetail InTheFirstPlace
    InTheSameVein InThisThatRegard ItLooksLikeThat LeadRiseTo LevelOfDetails LinesOfCode MakeSense
    MostOfTheTimes PartsOfSpeech PluralWrongWordOfPhrase PointsOfView RulesOfThumb TheEntiretyOf
    VeryKnown`,
  "grammar comparison 0.85": "AsMuchAs MostNumber WorseOrWorst",
  "grammar possessive 0.95": "ThereOwn",
  "grammar possessive 0.85": "ItsPossessive",
  "grammar pronoun-form 0.85": "TheyToThem WhomSubjectOfVerb",
  "grammar word-order 0.85": "NotOnlyInversion",
  "grammar doubled-word 0.95": "RepeatedWords ToTo",
  "grammar confused-words 0.95": "ModalOf TooTo",
  "grammar confused-words 0.85": "DoesOrDose RiseTheQuestion TheDifferenceBetween",
  "grammar apostrophe 0.85": "ItsContraction",
  "word-choice participle-after-auxiliary 0.85": "AsEvidentBy",
  "word-choice article-missing 0.85": "StateOfTheArt",
  "word-choice preposition 0.85": "ImplementIn",
  "word-choice fixed-phrase 0.85": `
    AdNauseam AllIntentsAndPurposes AtTheExpenseOf AtFaceValue DoMistake EachAndEveryOne
    InOfItself LastButNotLeast LetAlone MoreThatLikely PerSe PlayAFactor QuiteMany WellEducated`,
  "word-choice comparison 0.85": "RedundantSuperlatives",
  "word-choice possessive 0.85": "ThereToTheir TheyreToTheir",
  "word-choice confused-words 0.85": `
    ApartFrom BoarderBorder CeaseTo Confident ConfirmThat Copyright DigestiveTract DoToDueTo
    EludedTo ExtendOrExtent HavePassed InLieuOf InflectionPoint MootPoint OnTopOf PeaceOfMind
    PiqueInterest PrincipleToPrincipalRoleNoun RegimenRegiment RelayOnForRely SafeToSave
    SaveToSafe SeamToSeem SpinalChord TheWhetherWeather ThenThan ThesesThese ThoughtProcess
    TrialAndError WaistWaste WebScraping WereWhere ThatThis`,
  "spelling irregular-form 0.95": "Payed RegularIrregulars",
  "spelling fixed-phrase 0.95": "NoLonger",
  "spelling capital-letter 0.9": `
    Americas Holidays Koreas Months NotablePlaces OceansAndSeas UnitedOrganizations
    USUniversities`,
  "spelling spelling-mistake 0.95": "AtLeasToLeast AtLestToLeast JohnsHopkins Provocate The",
  "spelling one-word 0.95": `
    AllThough Alongside Albeit Anywhere Beforehand Bypass Everywhere Furthermore Henceforth
    Hereby However Insofar Instead InsteadOf Itself LikelyHood Likewise Meanwhile Misspell
    Misunderstand Misunderstood Misuse Misused Multimedia Nobody Nonetheless Notwithstanding
    Nowadays Nowhere Overload Overnight Postpone Regardless ScapeGoat Shortcoming Shortcomings
    Somebody Somehow Somewhere Straightforward Tenfold Therefore Thereupon Whereas Whereupon
    Widespread Without Worldwide Worthwhile`,
  "spelling two-words 0.95": `
    AfterAll EveryTime ForALongTime InThe OfCourse OpenCompounds ViceVersa`,
};

export const allowedRules: ReadonlyMap<string, AllowedRule> = new Map(
  Object.entries(allowed).flatMap(([key, names]) => {
    const [category, reason, confidence] = key.split(" ");
    return names
      .trim()
      .split(/\s+/)
      .map((name): [string, AllowedRule] => [
        name,
        {
          category: category as EditCategory,
          reason: reason as EditReason,
          confidence: Number(confidence),
        },
      ]);
  }),
);
