import type { EditCategory } from "../edit.ts";

/** What an allowed Harper rule proposes, and how often such a proposal is right. */
export type AllowedRule = { category: EditCategory; confidence: number };

/**
 * Harper's rules this product lets through; every other rule stays switched off.
 *
 * Harper knows 885 rules, written for all kinds of English. A rule is here because its description
 * names an error that exists in scholarly prose, because it is silent on published papers, and
 * because its replacement is the one an editor would choose. Measure again when Harper changes.
 */
const allowed: Readonly<Record<string, string>> = {
  "grammar 0.95": `
    AnA RepeatedWords AnAnother AnotherAn DidPast ModalOf DoubleModal
    DespiteOf Discuss TheAnother TooTo ToTo WillContain
    CanBeSeen NowKnownAs SupposedTo ThereOwn`,
  "grammar 0.85": `
    AccuseOf ArriveTo AsComparedTo AsFollows AsLongAs AsMuchAs AsOpposedTo AskNoPreposition
    AspireTo AwaitFor AwareOf BeAllowed BeBiased BeConcerned BePrejudiced BewareOf
    ComprisesOf ConstituteAs CriteriaPhenomena DateBackFrom DespiteItIs DoesOrDose
    ExceptOf ForTheMostPart HelpedPast HowDoesCompared HowItLooksLike HumanBeings
    Impressed InDetail InFavourOfDoing InNeedOf InspiredBy InTheFirstPlace InTheSameVein
    InThisThatRegard InterestedIn InvestIn IsBeenAuxSequence IsKnownFor ItLooksLikeThat
    ItsContraction ItsPossessive LeadRiseTo LetToDo LevelOfDetails LinesOfCode LookForwardTo
    LookingForwardTo MakeItSeem MakeSense MostNumber MostOfTheTimes NotOnlyInversion
    PartsOfSpeech PayForPrice PluralWrongWordOfPhrase PointsOfView PronounInflectionBe
    PronounVerbAgreement QuantifierNeedsOf ReasonForDoing Respond RiseTheQuestion RulesOfThumb
    SameAs SimilarLike SimplePastToPastParticiple SinceDuration SomeOfThe TakeCareOf
    TheDifferenceBetween TheEntiretyOf ThereIsAgreement TheyToThem ThreatenVerb ToSomeDegree
    Towards UnderneathOf UseToUsedTo VeryKnown WhomSubjectOfVerb WidelyAccepted
    WorseOrWorst WorthToDo`,
  "word-choice 0.85": `
    AdNauseam AllIntentsAndPurposes ApartFrom AsEvidentBy AtTheExpenseOf AtFaceValue
    BoarderBorder CeaseTo Confident ConfirmThat Copyright DigestiveTract DoMistake DoToDueTo
    EachAndEveryOne EludedTo ExtendOrExtent HavePassed ImplementIn InOfItself InLieuOf
    InflectionPoint LastButNotLeast LetAlone MootPoint MoreThatLikely OnTopOf PeaceOfMind PerSe
    PiqueInterest PlayAFactor PrincipleToPrincipalRoleNoun QuiteMany RedundantSuperlatives
    RegimenRegiment RelayOnForRely SafeToSave SaveToSafe SeamToSeem SpinalChord StateOfTheArt
    TheWhetherWeather ThenThan ThereToTheir ThesesThese TheyreToTheir ThoughtProcess
    TrialAndError WaistWaste WebScraping WellEducated WereWhere ThatThis`,
  "spelling 0.95": `
    AfterAll AllThough Alongside Albeit Anywhere AtLeasToLeast AtLestToLeast Beforehand Bypass
    EveryTime Everywhere ForALongTime Furthermore Henceforth Hereby However InThe Insofar
    Instead InsteadOf Itself JohnsHopkins LikelyHood Likewise Meanwhile Misspell Misunderstand
    Misunderstood Misuse Misused Multimedia NoLonger Nobody Nonetheless Notwithstanding Nowadays
    Nowhere OfCourse OpenCompounds Overload Overnight Payed Postpone Provocate Regardless
    RegularIrregulars ScapeGoat Shortcoming Shortcomings Somebody Somehow Somewhere
    Straightforward Tenfold The Therefore Thereupon ViceVersa Whereas Whereupon Widespread
    Without Worldwide Worthwhile`,
  "spelling 0.9": `
    Americas Holidays Koreas Months NotablePlaces OceansAndSeas UnitedOrganizations USUniversities`,
};

export const allowedRules: ReadonlyMap<string, AllowedRule> = new Map(
  Object.entries(allowed).flatMap(([key, names]) => {
    const [category, confidence] = key.split(" ");
    return names
      .trim()
      .split(/\s+/)
      .map((name): [string, AllowedRule] => [
        name,
        { category: category as EditCategory, confidence: Number(confidence) },
      ]);
  }),
);
