/**
 * SCOWL's first list holds thousands of words that count alike. These come up in every other
 * sentence: a slip is far more often one of them than one of their neighbours.
 */
export const everydayWords: ReadonlySet<string> = words(`
  about after all also although among and any are because been before being between both but can
  could did different does during each from had has have having how however into its many may might
  more most much must not only other our over same several should since some such than that the their
  them then there therefore these they this those through thus under until use used using very was
  were what when where whereas whether which while who whose will with within without would you your
  make made people time work years year result results study studies show shown found
`);

/** Words of every paper and of everyday life, after those. */
export const frequentWords: ReadonlySet<string> = words(`
  ability able above academic accept access according account achieve across action active activity
  actual actually add addition additional address adult advantage affect age agree allow almost along
  already always amount analysis animal animals another answer apply approach appropriate area areas
  around article aspect assess assessment associated association assume attention author authors
  available average based basic basis become behavior believe benefit best better beyond body book books
  brain business car cars care case cases cause caused cell cells center central century certain certainly
  chance change changed changes characteristic characteristics child children choose city class clear
  clearly clinical close collected college combination coming common community company compare compared
  comparison complete completely complex computer concept concepts concern conclusion condition conditions
  conducted conference confirm consider considered consistent construction contain contains content
  context continue contribute control correct correlation cost could countries country course create
  current currently daily data day days decision decrease decreased deep define defined definitely degree
  demonstrate demonstrated depend dependent depending describe described design despite detail detected
  determine determined develop developed developing development difference differences difficult
  difficulty direct directly discuss discussed discussion disease distance distribution doctor dose due
  early earlier easily easy economic economy education effect effective effectively effects effort either
  element emphasize employed enable energy enhance enough ensure environment environmental equal
  especially essential establish established estimate estimated evaluate evaluated evaluation even event
  events eventually every evidence exactly examine examined example examples except exist existing expect
  expected experience experiment experimental experiments explain explained extent extra fact factor
  factors facts families family far feature features feel few field fields figure final finally find
  finding findings first focus follow followed following food form formation former frequency frequently
  friend friends full function functions furthermore future gain gender gene general generally generate
  generation gets give given global goal good government great greater group groups grow growth guide hand
  hard health healthy help here high higher highly history home hospital hour hours house human hypothesis
  idea ideas identified identify image immediately impact implement implementation importance important
  improve improved improvement include included includes including increase increased increases
  increasing indeed independent indicate indicated indicates individual individuals industry influence
  information initial instead interaction interest interested interesting internal international
  introduce introduced introduction investigate investigated investigation involved issue issues itself
  job just keep kind know knowledge known lack language large larger last later latter lead leading
  learn learning least less level levels life like likely limited limitations line list literature little
  live local long longer look loss lower main mainly maintain major majority management manner market
  mass material materials matter maximum mean means measure measured measurement measurements mechanism
  medical member members method methods mice middle mind minimum minutes model models modern money month
  months moreover mostly move multiple namely natural nature nearly necessary need needed needs negative
  network never nevertheless new next normal notice now number numbers object observed obtain obtained
  occur occurred often old older once open opinion opportunity order organization original others otherwise
  outcome outcomes overall own paper papers parameter parameters parents part participants particular
  particularly parts past patient patients pattern patterns percent percentage perform performance
  performed perhaps period person personal phase physical place plan plant plants play point points policy
  political poor population positive possible possibly potential power practice predict predicted prefer
  preparation prepare presence present presented previous previously primary principle probably problem
  problems procedure process processes produce product production products professor program project
  properties property proportion propose proposed protein protocol prove provide provided provides public
  published purpose quality quantity question questions quickly quite range rapid rapidly rate rates rather
  ratio reach read reading real really reason reasonable reasons receive received recent recently
  recommend record reduce reduced reduction reference refer regarding region related relation relationship
  relative relatively relevant remain remained remember report reported represent require required
  requirement requirements research researcher researchers resource resources respectively respond response
  responsible resulting return review right risk role rule sample samples scale school science scientific
  scientist scientists scores second section seem selected sense sensitive separate separately series
  serious set severe short significance significant significantly similar similarly simple simply single
  site situation size skills small social society solution solve something sometimes source space special
  species specific specifically stage standard start state statement statistical step still strategy
  strength strong strongly structure structures student students subject subjects success successful
  successfully sufficient suggest suggested suggests summary support sure surface survey system systems
  table take taken target teacher teachers technique techniques technology temperature term terms test
  tested theory think third thought three today together tool topic total totally toward traditional
  travel treated treatment trend trial truth try turn type types typical typically understand
  understanding unfortunately unique university unless upon useful usual usually value values variable
  variables variation variety various view volume water way ways week weeks well whole wide wish women
  word words world write writing written wrong yet young
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
