import { entriesOf, wordsOf } from "./entries.ts";

/** Places, people, institutions and acronyms whose English differs, by their spelling in Spanish or Portuguese. */
export const placeNames = entriesOf(
  `ACP=PCA ACV=stroke ADN=DNA AFC=CFA AFE=EFA AIEA=IAEA ANOVA=ANOVA ARN=RNA AVC=stroke Abraão=Abraham
  Abraham=Abraham Açores=Azores Adis_Abeba=Addis_Ababa Adís_Abeba=Addis_Ababa Adriano=Hadrian
  Afeganistão=Afghanistan Afganistán=Afghanistan Afrodita=Aphrodite Afrodite=Aphrodite
  Agustín_de_Hipona=Augustine_of_Hippo Alasca=Alaska Alaska=Alaska Albânia=Albania Alcorão=Quran
  Alejandría=Alexandria Alejandro=Alexander Alemanha=Germany Alemania=Germany Alepo=Aleppo Alexandria=Alexandria
  Alpes=Alps Amazonas=Amazon Amazonia=Amazon Amazônia=Amazon Amberes=Antwerp América=America
  América_Central=Central_America América_Latina=Latin_America América_del_Norte=North_America
  América_del_Sur=South_America América_do_Norte=North_America América_do_Sul=South_America Amsterdã=Amsterdam
  Anatolia=Anatolia Anatólia=Anatolia Andalucía=Andalusia Andaluzia=Andalusia Andes=Andes Andrómeda=Andromeda
  Andrômeda=Andromeda Angola=Angola Aníbal=Hannibal Ano_Novo=New_Year Antártida=Antarctica Antuérpia=Antwerp
  Año_Nuevo=New_Year Apeninos=Apennines Apolo=Apollo Aquiles=Achilles Arabia=Arabia Arabia_Saudita=Saudi_Arabia
  Arabia_Saudí=Saudi_Arabia Arábia=Arabia Arábia_Saudita=Saudi_Arabia Argel=Algiers Argelia=Algeria
  Argélia=Algeria Aristófanes=Aristophanes Aristóteles=Aristotle Armenia=Armenia Armênia=Armenia
  Arquímedes=Archimedes Artemisa=Artemis Asia=Asia Asia_Central=Central_Asia Asiria=Assyria Assíria=Assyria
  Assunção=Asunción Atenas=Athens Atila=Attila Atlántico=Atlantic Atlântico=Atlantic Augusto=Augustus
  Austrália=Australia Averroes=Averroes Averróis=Averroes Avicena=Avicenna Azerbaijão=Azerbaijan
  Azerbaiyán=Azerbaijan Azores=Azores África=Africa África_del_Sur=South_Africa África_do_Sul=South_Africa
  Ámsterdam=Amsterdam Ártemis=Artemis Ártico=Arctic Ásia=Asia Ásia_Central=Central_Asia Átila=Attila
  Áustria=Austria BCE=ECB BID=IDB Babilonia=Babylon Babilônia=Babylon Bagdad=Baghdad Bagdá=Baghdad
  Bahrein=Bahrain Balcanes=Balkans Banco_Mundial=World_Bank Bangladés=Bangladesh Baréin=Bahrain Basilea=Basel
  Basileia=Basel Baviera=Bavaria Báltico=Baltic Beirut=Beirut Beirute=Beirut Belém=Belém Belén=Bethlehem
  Belgrado=Belgrade Bengala=Bengal Berlim=Berlin Berlín=Berlin Bermudas=Bermuda Berna=Bern Bélgica=Belgium
  Biblia=Bible Bielorrusia=Belarus Bielorrússia=Belarus Birmania=Burma Birmânia=Burma Bizancio=Byzantium
  Bizâncio=Byzantium Bíblia=Bible Boêmia=Bohemia Bogotá=Bogotá Bohemia=Bohemia Bolívia=Bolivia Bolonha=Bologna
  Bolonia=Bologna Bombay=Mumbai Bordéus=Bordeaux Bosnia_y_Herzegovina=Bosnia_and_Herzegovina Botsuana=Botswana
  Bósnia=Bosnia Bósnia_e_Herzegovina=Bosnia_and_Herzegovina Brasil=Brazil Breslavia=Wroclaw Brujas=Bruges
  Bruselas=Brussels Bruxelas=Brussels Bucarest=Bucharest Bucareste=Bucharest Buda=Buddha Budapest=Budapest
  Budapeste=Budapest Bulgária=Bulgaria Burdeos=Bordeaux Burundi=Burundi Bután=Bhutan Butão=Bhutan CIJ=ICJ
  CO2=CO2 COI=IOC CPI=ICC Cabo_Verde=Cape_Verde Cabul=Kabul Cachemira=Kashmir Cairo=Cairo Calcuta=Kolkata
  Calcutá=Kolkata Califórnia=California Calisto=Callisto Calvino=Calvin Camarões=Cameroon Camboja=Cambodia
  Camboya=Cambodia Camerún=Cameroon Canadá=Canada Canal_da_Mancha=English_Channel Canal_de_Panamá=Panama_Canal
  Canal_de_Suez=Suez_Canal Canal_de_la_Mancha=English_Channel Cantão=Guangzhou Cantón=Guangzhou Caribe=Caribbean
  Carlomagno=Charlemagne Carlos_Magno=Charlemagne Carolina=Carolina Carolina_del_Norte=North_Carolina
  Carolina_del_Sur=South_Carolina Carolina_do_Norte=North_Carolina Carolina_do_Sul=South_Carolina
  Cartago=Carthage Cartum=Khartoum Casa_Blanca=White_House Casa_Branca=White_House Castela=Castile
  Castilla=Castile Catalunha=Catalonia Cataluña=Catalonia Catar=Qatar Caxemira=Kashmir Cazaquistão=Kazakhstan
  Cámara_de_Diputados=Chamber_of_Deputies Cámara_de_Representantes=House_of_Representatives
  Cámara_de_los_Comunes=House_of_Commons Cámbrico=Cambrian Cárpatos=Carpathians Cáucaso=Caucasus
  Câmara_dos_Comuns=House_of_Commons Câmara_dos_Deputados=Chamber_of_Deputies
  Câmara_dos_Representantes=House_of_Representatives Cerdeña=Sardinia Chad=Chad Chade=Chad
  Chaikovski=Tchaikovsky Chejov=Chekhov Chequia=Czechia Chicago=Chicago Chile=Chile China=China Chipre=Cyprus
  Cicerón=Cicero Cidade_do_Cabo=Cape_Town Cidade_do_México=Mexico_City Cidade_do_Vaticano=Vatican_City
  Cingapura=Singapore Cisjordania=West_Bank Cisjordânia=West_Bank Ciudad_de_México=Mexico_City
  Ciudad_del_Cabo=Cape_Town Ciudad_del_Vaticano=Vatican_City Cícero=Cicero Cleopatra=Cleopatra
  Cleópatra=Cleopatra Colômbia=Colombia Colônia=Cologne Columbia_Británica=British_Columbia
  Colúmbia_Britânica=British_Columbia Comité_Olímpico_Internacional=International_Olympic_Committee
  Comitê_Olímpico_Internacional=International_Olympic_Committee Confucio=Confucius Confúcio=Confucius
  Congo=Congo Constantino=Constantine Constantinopla=Constantinople Copa_Mundial=World_Cup
  Copa_del_Mundo=World_Cup Copa_do_Mundo=World_Cup Copenhague=Copenhagen Copérnico=Copernicus Corán=Quran
  Corea=Korea Corea_del_Norte=North_Korea Corea_del_Sur=South_Korea Coreia=Korea Coreia_do_Norte=North_Korea
  Coreia_do_Sul=South_Korea Corinto=Corinth Corte_Suprema=Supreme_Court Costa_de_Marfil=Ivory_Coast
  Costa_do_Marfim=Ivory_Coast Córcega=Corsica Córdoba=Córdoba Cracovia=Krakow Cracóvia=Krakow Creta=Crete
  Cretáceo=Cretaceous Cretácico=Cretaceous Crimea=Crimea Crimeia=Crimea Cristo=Christ
  Cristóbal_Colón=Christopher_Columbus Cristóvão_Colombo=Christopher_Columbus Croacia=Croatia Croácia=Croatia
  Cruz_Roja=Red_Cross Cruz_Vermelha=Red_Cross Cuba=Cuba DM2=T2DM DNA=DNA DPOC=COPD DRC=CKD DST=STD
  Dakota_del_Norte=North_Dakota Dakota_del_Sur=South_Dakota Damasco=Damascus Danubio=Danube Delhi=Delhi
  Demócrito=Democritus Deus=God Dinamarca=Denmark Dioniso=Dionysus Dios=God Dostoiévski=Dostoevsky
  Dostoyevski=Dostoevsky Dresda=Dresden Dresde=Dresden Dubái=Dubai Dublim=Dublin Dublín=Dublin Duero=Douro
  Dunkerque=Dunkirk Dunquerque=Dunkirk ECG=ECG EE._UU.=US EPOC=COPD ETS=STI EUA=the_US Ebro=Ebro
  Edad_Media=Middle_Ages Edad_de_Hierro=Iron_Age Edad_de_Piedra=Stone_Age Edad_del_Bronce=Bronze_Age
  Edimburgo=Edinburgh Egipto=Egypt Egito=Egypt El_Cairo=Cairo Emirados_Árabes_Unidos=the_United_Arab_Emirates
  Emiratos_Árabes_Unidos=the_United_Arab_Emirates Encélado=Enceladus Eneida=Aeneid Epicuro=Epicurus
  Equador=Ecuador Erasmo=Erasmus Escandinavia=Scandinavia Escania=Scania Escocia=Scotland Escócia=Scotland
  Eslovaquia=Slovakia Eslováquia=Slovakia Eslovenia=Slovenia Eslovênia=Slovenia Espanha=Spain España=Spain
  Esparta=Sparta Esquilo=Aeschylus Estambul=Istanbul Estocolmo=Stockholm Estonia=Estonia Estrabão=Strabo
  Estrabón=Strabo Estrasburgo=Strasbourg Etiopia=Ethiopia Etiopía=Ethiopia Etiópia=Ethiopia Euclides=Euclid
  Eufrates=Euphrates Eurípides=Euripides Europa=Europe Europa_Occidental=Western_Europe
  Europa_Ocidental=Western_Europe Europa_Oriental=Eastern_Europe Europa_del_Este=Eastern_Europe
  Extremo_Oriente=Far_East Éfeso=Ephesus Ésquilo=Aeschylus Éufrates=Euphrates FAO=FAO FMI=IMF Fenicia=Phoenicia
  Filadelfia=Philadelphia Filadélfia=Philadelphia Filipinas=the_Philippines Finlandia=Finland Finlândia=Finland
  Florencia=Florence Florença=Florence Flórida=Florida Fondo_Monetario_Internacional=International_Monetary_Fund
  Francia=France França=France Frankfurt=Frankfurt Fráncfort=Frankfurt
  Fundo_Monetário_Internacional=International_Monetary_Fund GEE=GHG GEI=GHG Gabão=Gabon Gabón=Gabon
  Gadafi=Gaddafi Galeno=Galen Gales=Wales Gales_del_Sur=South_Wales Galicia=Galicia Galilea=Galilee
  Galileo=Galileo Galileu=Galileo Galiza=Galicia Gana=Ghana Ganges=Ganges Ganímedes=Ganymede Gante=Ghent
  Gaza=Gaza Genebra=Geneva Gengis_Kan=Genghis_Khan Georgia=Georgia Geórgia=Georgia Génova=Genoa Ginebra=Geneva
  Golfo_Pérsico=Persian_Gulf Gorbachov=Gorbachev Gorbatchev=Gorbachev Gran_Bretaña=Great_Britain
  Gran_Premio=Grand_Prix Grande_Londres=Greater_London Grande_Prêmio=Grand_Prix Grã-Bretanha=Great_Britain
  Grecia=Greece Grécia=Greece Groenlandia=Greenland Groenlândia=Greenland Guerra_Civil=Civil_War
  Guerra_Fria=Cold_War Guerra_Fría=Cold_War Guinea=Guinea Guiné=Guinea HTA=hypertension Haia=The_Hague
  Haití=Haiti Hajj=Hajj Hamburgo=Hamburg Hannover=Hanover Hanôver=Hanover Havaí=Hawaii Havana=Havana
  Hawái=Hawaii Heráclito=Heraclitus Herodoto=Herodotus Heródoto=Herodotus Hércules=Hercules Himalaya=Himalayas
  Hipócrates=Hippocrates Hiroshima=Hiroshima Holocausto=Holocaust Holoceno=Holocene Homero=Homer Hong=Hong
  Hong_Kong=Hong_Kong Horacio=Horace Horácio=Horace Hungria=Hungary Hungría=Hungary I+D=R&D IAM=AMI IMC=BMI
  IPC=CPI IST=STI ITS=STI IVA=VAT Idade_Média=Middle_Ages Idade_da_Pedra=Stone_Age Idade_do_Bronze=Bronze_Age
  Idade_do_Ferro=Iron_Age Idaho=Idaho Iêmen=Yemen Ilhas_Canárias=Canary_Islands Ilhas_Malvinas=Falkland_Islands
  Ilíada=Iliad Iluminismo=Enlightenment Ilustración=Enlightenment Imperio_Británico=British_Empire
  Imperio_Otomano=Ottoman_Empire Imperio_Romano=Roman_Empire Império_Britânico=British_Empire
  Império_Otomano=Ottoman_Empire Império_Romano=Roman_Empire India=India Indianápolis=Indianapolis
  Indonésia=Indonesia Inglaterra=England Internet=Internet Irak=Iraq Iraque=Iraq Irán=Iran Irã=Iran
  Irlanda=Ireland Irlanda_del_Norte=Northern_Ireland Irlanda_do_Norte=Northern_Ireland Isaías=Isaiah Islam=Islam
  Islandia=Iceland Islas_Canarias=Canary_Islands Islas_Malvinas=Falkland_Islands Islândia=Iceland Islã=Islam
  Israel=Israel Istambul=Istanbul Italia=Italy Itália=Italy Índia=India Índico=Indian Ío=Io Jacarta=Jakarta
  Jamaica=Jamaica Jamenei=Khamenei Japão=Japan Japón=Japan Jartum=Khartoum Java=Java Jeremías=Jeremiah
  Jerusalém=Jerusalem Jerusalén=Jerusalem Jesús=Jesus Joana_d'Arc=Joan_of_Arc Joanesburgo=Johannesburg
  Jogos_Olímpicos=Olympic_Games Johannesburgo=Johannesburg Jomeini=Khomeini Jordania=Jordan Jrushchov=Khrushchev
  Juana_de_Arco=Joan_of_Arc Juegos_Olímpicos=Olympic_Games Juegos_Paralímpicos=Paralympic_Games
  Julio_César=Julius_Caesar Jurásico=Jurassic Justiniano=Justinian Jutlandia=Jutland Júlio_César=Julius_Caesar
  Júpiter=Jupiter Kabul=Kabul Kadafi=Gaddafi Kazajistán=Kazakhstan Kazajstán=Kazakhstan Kenia=Kenya Kiev=Kyiv
  Kioto=Kyoto Kirguistán=Kyrgyzstan Kuwait=Kuwait LCR=CSF La_Habana=Havana La_Haya=The_Hague La_Meca=Mecca
  Laos=Laos Laponia=Lapland Lausana=Lausanne Lejano_Oriente=Far_East Lenin=Lenin Leste_Europeu=Eastern_Europe
  Letonia=Latvia Lênin=Lenin Liberia=Liberia Libia=Libya Lisboa=Lisbon Lituania=Lithuania Líbano=Lebanon
  Líbia=Libya Lombardia=Lombardy Lombardía=Lombardy Londres=London Los_Ángeles=Los_Angeles Lua=Moon
  Lucerna=Lucerne Luisiana=Louisiana Luna=Moon Lutero=Luther Luxemburgo=Luxembourg Lyon=Lyon Macao=Macau
  Macedonia=Macedonia Macedônia=Macedonia Madagascar=Madagascar Magalhães=Magalhães Magallanes=Magellan
  Mahoma=Muhammad Malaca=Malacca Malasia=Malaysia Malásia=Malaysia Maldivas=Maldives Mali=Mali Malí=Mali
  Manchuria=Manchuria Mantua=Mantua Mao=Mao Maomé=Muhammad Maquiavel=Machiavelli Maquiavelo=Machiavelli
  Mar_Báltico=Baltic_Sea Mar_Caspio=Caspian_Sea Mar_Egeo=Aegean_Sea Mar_Egeu=Aegean_Sea Mar_Morto=Dead_Sea
  Mar_Muerto=Dead_Sea Mar_Negro=Black_Sea Mar_Rojo=Red_Sea Mar_Vermelho=Red_Sea Mar_del_Norte=North_Sea
  Mar_do_Norte=North_Sea Marco_Aurelio=Marcus_Aurelius Marrocos=Morocco Marruecos=Morocco Marselha=Marseille
  Marsella=Marseille Marte=Mars Mateo=Matthew Mauritania=Mauritania Meca=Mecca Medina=Medina
  Medio_Oriente=Middle_East Mediterráneo=Mediterranean Mediterrâneo=Mediterranean Mercurio=Mercury
  Mercúrio=Mercury Mesopotamia=Mesopotamia Mesopotâmia=Mesopotamia México=Mexico Michelangelo=Michelangelo
  Miguel_Ángel=Michelangelo Milán=Milan Milão=Milan Mioceno=Miocene Misisipi=Mississippi Misisipí=Mississippi
  Mississippi=Mississippi Misuri=Missouri Moçambique=Mozambique Mogadiscio=Mogadishu Mogadíscio=Mogadishu
  Moisés=Moses Moldavia=Moldova Moldávia=Moldova Mongolia=Mongolia Mongólia=Mongolia Montevidéu=Montevideo
  Moravia=Moravia Moscou=Moscow Moscú=Moscow Mumbai=Mumbai Munique=Munich Múnich=Munich
  Naciones_Unidas=United_Nations Nações_Unidas=United_Nations Nairóbi=Nairobi Namibia=Namibia Namíbia=Namibia
  Napoleão=Napoleon Napoleón=Napoleon Natal=Christmas Navarra=Navarre Navidad=Christmas Nazaret=Nazareth
  Nazaré=Nazareth Nápoles=Naples Neolítico=Neolithic Nepal=Nepal Neptuno=Neptune Nerón=Nero Netuno=Neptune
  Nevada=Nevada Nigéria=Nigeria Nilo=Nile Niza=Nice Níger=Niger Nínive=Nineveh Nochebuena=Christmas_Eve
  Noruega=Norway Nova=New Nova_Delhi=New_Delhi Nova_Déli=New_Delhi Nova_Guiné=New_Guinea Nova_Iorque=New_York
  Nova_Jersey=New_Jersey Nova_Orleans=New_Orleans Nova_York=New_York Nova_Zelândia=New_Zealand
  Novo_México=New_Mexico Nueva=New Nueva_Delhi=New_Delhi Nueva_Escocia=Nova_Scotia Nueva_España=New_Spain
  Nueva_Gales_del_Sur=New_South_Wales Nueva_Guinea=New_Guinea Nueva_Inglaterra=New_England
  Nueva_Jersey=New_Jersey Nueva_Orleans=New_Orleans Nueva_York=New_York Nueva_Zelanda=New_Zealand
  Nueva_Zelandia=New_Zealand Nuevo_México=New_Mexico Nuremberga=Nuremberg Núremberg=Nuremberg OCDE=OECD ODM=MDGs
  ODS=SDGs OEA=OAS OIEA=IAEA OIT=ILO OMC=WTO OMS=WHO ONG=NGO ONGs=NGOs ONU=UN OPAQ=OPCW OPEP=OPEC OTAN=NATO
  Oceanía=Oceania Oceano_Atlântico=Atlantic_Ocean Oceano_Ártico=Arctic_Ocean Oceano_Índico=Indian_Ocean
  Oceano_Pacífico=Pacific_Ocean Océano_Atlántico=Atlantic_Ocean Océano_Ártico=Arctic_Ocean
  Océano_Índico=Indian_Ocean Océano_Pacífico=Pacific_Ocean Odisea=Odyssey Odisseia=Odyssey Omán=Oman Omã=Oman
  Ontário=Ontario Oregon=Oregon Oregón=Oregon Organización_Mundial_de_la_Salud=World_Health_Organization
  Organização_Mundial_da_Saúde=World_Health_Organization Oriente_Medio=Middle_East Oriente_Médio=Middle_East
  Oriente_Próximo=Near_East Orión=Orion Osaka=Osaka Ovidio=Ovid Ovídio=Ovid P&D=R&D PCR=PCR PIB=GDP PMEs=SMEs
  PYME=SME PYMES=SMEs Pacífico=Pacific Padua=Padua País_Vasco=Basque_Country Países=Netherlands
  Países_Baixos=Netherlands Países_Bajos=Netherlands Pakistán=Pakistan Paleolítico=Paleolithic
  Palestina=Palestine Panamá=Panama Papua_Nova_Guiné=Papua_New_Guinea Papúa_Nueva_Guinea=Papua_New_Guinea
  Paquistão=Pakistan Paraguai=Paraguay París=Paris Parménides=Parmenides Partido_Comunista=Communist_Party
  Partido_Conservador=Conservative_Party Partido_Democrata=Democratic_Party Partido_Demócrata=Democratic_Party
  Partido_Laborista=Labour_Party Partido_Republicano=Republican_Party Partido_Trabalhista=Labour_Party
  Pascua=Easter Patagonia=Patagonia Patagônia=Patagonia Pádua=Padua Páscoa=Easter Pekín=Beijing
  Pensilvania=Pennsylvania Pensilvânia=Pennsylvania Pequim=Beijing Pericles=Pericles Persia=Persia Peru=Peru
  Perú=Peru Péricles=Pericles Pérmico=Permian Pérsia=Persia Pirineos=Pyrenees Pirineus=Pyrenees
  Pitágoras=Pythagoras Platão=Plato Platón=Plato Pleistoceno=Pleistocene Plinio=Pliny Plínio=Pliny
  Plutarco=Plutarch Plutão=Pluto Plutón=Pluto Polo_Norte=North_Pole Polo_Sul=South_Pole Polo_Sur=South_Pole
  Polonia=Poland Polônia=Poland Pompeia=Pompeii Pompeya=Pompeii Porto_Príncipe=Port-au-Prince
  Porto_Rico=Puerto_Rico Praga=Prague Premio_Nobel=Nobel_Prize Prêmio_Nobel=Nobel_Prize
  Primeira_Guerra_Mundial=World_War_I Primera_Guerra_Mundial=World_War_I Prusia=Prussia Prússia=Prussia
  Ptolomeo=Ptolemy Ptolomeu=Ptolemy Puerto_Príncipe=Port-au-Prince Puerto_Rico=Puerto_Rico Punyab=Punjab
  PyME=SME Qatar=Qatar Quebec=Quebec Quênia=Kenya Quirguistão=Kyrgyzstan Quito=Quito RCP=CPR RMN=MRI RR._HH.=HR
  RRHH=HR RSE=CSR Ramsés=Ramesses Reforma=Reformation Reino_Unido=United_Kingdom Renacimiento=Renaissance
  Renania=Rhineland Renascimento=Renaissance República_Checa=Czech_Republic
  República_Dominicana=Dominican_Republic República_Tcheca=Czech_Republic Revolución_Francesa=French_Revolution
  Revolución_Industrial=Industrial_Revolution Revolução_Francesa=French_Revolution
  Revolução_Industrial=Industrial_Revolution Rin=Rhine Rodas=Rhodes Rodes=Rhodes Roma=Rome Romênia=Romania
  Roterdã=Rotterdam Ródano=Rhone Róterdam=Rotterdam Ruanda=Rwanda Rumania=Romania Rumanía=Romania Rusia=Russia
  Rússia=Russia SIDA=AIDS SIG=GIS SNC=CNS Sajonia=Saxony Salónica=Thessaloniki Salônica=Thessaloniki
  San_Petersburgo=St._Petersburg Santa_Elena=St._Helena Santa_Sede=Holy_See Santo_Tomás=St._Thomas
  Saragoça=Zaragoza Sardenha=Sardinia Saturno=Saturn Saxônia=Saxony Sáhara=Sahara São_Francisco=San_Francisco
  São_Petersburgo=St._Petersburg Segunda_Guerra_Mundial=World_War_II Semana_Santa=Holy_Week Sena=Seine
  Senegal=Senegal Serra_Leoa=Sierra_Leone Seul=Seoul Seúl=Seoul Sevilha=Seville Sevilla=Seville Séneca=Seneca
  Sérvia=Serbia Sêneca=Seneca Shanghái=Shanghai Siberia=Siberia Sicilia=Sicily Sicília=Sicily Siena=Siena
  Sierra_Leona=Sierra_Leone Silesia=Silesia Singapur=Singapore Singapura=Singapore Siria=Syria Síria=Syria
  Sofía=Sofia Solimán=Suleiman Somalia=Somalia Somália=Somalia Sócrates=Socrates Sófocles=Sophocles
  Stalin=Stalin Stálin=Stalin Sudáfrica=South_Africa Sudán=Sudan Sudán_del_Sur=South_Sudan Sudão=Sudan
  Sudão_do_Sul=South_Sudan Suecia=Sweden Suécia=Sweden Suiza=Switzerland Suíça=Switzerland Sumatra=Sumatra
  Suprema_Corte=Supreme_Court Supremo_Tribunal_Federal=Supreme_Federal_Court TCC=CBT TDAH=ADHD TEPT=PTSD TIC=ICT
  TICs=ICTs TOC=OCD TPI=ICC Tailandia=Thailand Tailândia=Thailand Taiwán=Taiwan Tajiquistão=Tajikistan
  Tajo=Tagus Tales=Thales Tanzânia=Tanzania Tayikistán=Tajikistan Tácito=Tacitus Támesis=Thames Tebas=Thebes
  Teerã=Tehran Teherán=Tehran Tejo=Tagus Tennessee=Tennessee Terra=Earth Terra_Santa=Holy_Land
  Terranova=Newfoundland Texas=Texas Tibete=Tibet Tierra=Earth Tierra_Santa=Holy_Land Tigris=Tigris
  Timor-Leste=East_Timor Timor_Leste=East_Timor Timor_Oriental=East_Timor Titán=Titan Titã=Titan Tiziano=Titian
  Tíbet=Tibet Tokio=Tokyo Tolstói=Tolstoy Tomás_de_Aquino=Thomas_Aquinas Toscana=Tuscany Tóquio=Tokyo
  Tracia=Thrace Trajano=Trajan Transilvania=Transylvania Transilvânia=Transylvania Trácia=Thrace
  Triásico=Triassic Tribunal_Supremo=Supreme_Court Trinidad_y_Tobago=Trinidad_and_Tobago Tritón=Triton
  Trípoli=Tripoli Troia=Troy Trotski=Trotsky Troya=Troy Tucídides=Thucydides Tunísia=Tunisia
  Turcomenistão=Turkmenistan Turim=Turin Turín=Turin Turkmenistán=Turkmenistan Turquia=Turkey Turquía=Turkey
  Tutancâmon=Tutankhamun Tutankamón=Tutankhamun Túnez=Tunisia UCI=ICU UE=EU UNESCO=UNESCO UNICEF=UNICEF UTI=ICU
  Ucrania=Ukraine Ucrânia=Ukraine Uganda=Uganda Ulises=Ulysses Ulisses=Ulysses União_Africana=African_Union
  União_Europeia=European_Union União_Soviética=Soviet_Union Unión_Africana=African_Union
  Unión_Europea=European_Union Unión_Soviética=Soviet_Union Urais=Urals Urales=Urals Urano=Uranus
  Uruguai=Uruguay Utah=Utah Uzbekistán=Uzbekistan Uzbequistão=Uzbekistan VIH=HIV Valaquia=Wallachia
  Varsovia=Warsaw Varsóvia=Warsaw Venecia=Venice Veneza=Venice Venezuela=Venezuela Venus=Venus
  Véspera_de_Natal=Christmas_Eve Vênus=Venus Via_Láctea=Milky_Way Viena=Vienna Viernes_Santo=Good_Friday
  Vietnam=Vietnam Vietnã=Vietnam Vilna=Vilnius Virgilio=Virgil Virginia=Virginia
  Virginia_Occidental=West_Virginia Virgílio=Virgil Virgínia=Virginia Vía_Láctea=Milky_Way Vístula=Vistula
  Volga=Volga Washington=Washington Xangai=Shanghai Yakarta=Jakarta Yangtsé=Yangtze Yeltsin=Yeltsin Yemen=Yemen
  Zagreb=Zagreb Zambia=Zambia Zaragoza=Zaragoza Zâmbia=Zambia Zeus=Zeus Zimbabue=Zimbabwe Zimbábue=Zimbabwe
  Zurique=Zurich Zúrich=Zurich`,
);

/** Adjectives of peoples and religions that Apertium writes with a small letter. */
export const alwaysCapital = wordsOf(
  `afghan african albanian algerian american arab arabic argentine asian australian austrian belgian bolivian
  brazilian british buddhist bulgarian cambodian canadian catalan catholic chilean chinese christian colombian
  croatian cuban czech danish dutch ecuadorian egyptian english estonian ethiopian european finnish french
  german greek haitian hebrew hindu hungarian icelandic indian indonesian iranian iraqi irish islamic israeli
  italian jamaican japanese jewish kenyan korean latin lebanese libyan lithuanian malaysian mexican mongolian
  moroccan muslim nepalese nigerian norwegian pakistani palestinian panamanian paraguayan persian peruvian
  polish portuguese protestant romanian russian sanskrit saudi scottish serbian slovak somali soviet
  spanish swedish swiss syrian thai tibetan tunisian turkish ukrainian uruguayan venezuelan victorian vietnamese welsh
  afghans americans western-european iraqis martian venetian viking ottoman byzantine babylonian`,
);
