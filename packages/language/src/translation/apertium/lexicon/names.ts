import { entriesOf, wordsOf } from "./entries.ts";

/** Places, peoples and other names whose English differs, by their spelling in Spanish or Portuguese. */
export const placeNames = entriesOf(
  `Alemania=Germany Alemanha=Germany Argelia=Algeria Argélia=Algeria Arabia=Arabia Arábia=Arabia Bélgica=Belgium
  Brasil=Brazil Camerún=Cameroon Camarões=Cameroon Canadá=Canada Chequia=Czechia Chipre=Cyprus Corea=Korea Coreia=Korea
  Croacia=Croatia Croácia=Croatia Dinamarca=Denmark Egipto=Egypt Egito=Egypt Escocia=Scotland Escócia=Scotland
  Eslovaquia=Slovakia Eslovenia=Slovenia España=Spain Espanha=Spain Estonia=Estonia Etiopía=Ethiopia Etiópia=Ethiopia
  Filipinas=the_Philippines Finlandia=Finland Finlândia=Finland Francia=France França=France Gales=Wales Gana=Ghana
  Grecia=Greece Grécia=Greece Hungría=Hungary Hungria=Hungary India=India Índia=India Inglaterra=England Irak=Iraq
  Iraque=Iraq Irán=Iran Irã=Iran Irlanda=Ireland Islandia=Iceland Islândia=Iceland Italia=Italy Itália=Italy Japón=Japan
  Japão=Japan Jordania=Jordan Kenia=Kenya Quênia=Kenya Letonia=Latvia Líbano=Lebanon Libia=Libya Líbia=Libya
  Lituania=Lithuania Luxemburgo=Luxembourg Malasia=Malaysia Malásia=Malaysia Marruecos=Morocco Marrocos=Morocco
  México=Mexico Noruega=Norway Países=Netherlands Pakistán=Pakistan Paquistão=Pakistan Panamá=Panama Perú=Peru Peru=Peru
  Polonia=Poland Polônia=Poland Rumania=Romania Rumanía=Romania Romênia=Romania Rusia=Russia Rússia=Russia
  Singapur=Singapore Singapura=Singapore Siria=Syria Síria=Syria Somalia=Somalia Somália=Somalia Sudáfrica=South_Africa
  Sudán=Sudan Sudão=Sudan Suecia=Sweden Suécia=Sweden Suiza=Switzerland Suíça=Switzerland Tailandia=Thailand
  Tailândia=Thailand Taiwán=Taiwan Túnez=Tunisia Tunísia=Tunisia Turquía=Turkey Turquia=Turkey Ucrania=Ukraine
  Ucrânia=Ukraine Zimbabue=Zimbabwe Vietnã=Vietnam Afganistán=Afghanistan Afeganistão=Afghanistan Bután=Bhutan
  Butão=Bhutan Camboya=Cambodia Camboja=Cambodia Nepal=Nepal Mongolia=Mongolia Mongólia=Mongolia Colômbia=Colombia
  Bolívia=Bolivia Equador=Ecuador Paraguai=Paraguay Uruguai=Uruguay Haití=Haiti Cuba=Cuba Jamaica=Jamaica
  Tanzânia=Tanzania Nigéria=Nigeria Moçambique=Mozambique Angola=Angola Senegal=Senegal Zâmbia=Zambia Austrália=Australia
  Áustria=Austria Eslováquia=Slovakia Eslovênia=Slovenia Sérvia=Serbia Bósnia=Bosnia Bulgária=Bulgaria Albânia=Albania
  Geórgia=Georgia Armênia=Armenia Indonésia=Indonesia Birmânia=Burma Maldivas=Maldives
  África=Africa Asia=Asia Ásia=Asia Europa=Europe América=America Oceanía=Oceania Antártida=Antarctica Ártico=Arctic
  Atlántico=Atlantic Atlântico=Atlantic Pacífico=Pacific Índico=Indian Mediterráneo=Mediterranean Mediterrâneo=Mediterranean
  Caribe=Caribbean Báltico=Baltic Alpes=Alps Himalaya=Himalayas Amazonas=Amazon Amazônia=Amazon Nilo=Nile Támesis=Thames
  Danubio=Danube Rin=Rhine Balcanes=Balkans Cáucaso=Caucasus Siberia=Siberia Sáhara=Sahara Alaska=Alaska Alasca=Alaska
  Atenas=Athens Berlín=Berlin Berlim=Berlin Bruselas=Brussels Bruxelas=Brussels Copenhague=Copenhagen Dublín=Dublin
  Dublim=Dublin Edimburgo=Edinburgh Estambul=Istanbul Istambul=Istanbul Estocolmo=Stockholm Florencia=Florence
  Florença=Florence Génova=Genoa Ginebra=Geneva Genebra=Geneva Jerusalén=Jerusalem Jerusalém=Jerusalem Lisboa=Lisbon
  Londres=London Milán=Milan Milão=Milan Moscú=Moscow Moscou=Moscow Múnich=Munich Munique=Munich Nápoles=Naples
  París=Paris Pekín=Beijing Pequim=Beijing Praga=Prague Roma=Rome Seúl=Seoul Seul=Seoul Sevilla=Seville Tokio=Tokyo
  Tóquio=Tokyo Turín=Turin Turim=Turin Varsovia=Warsaw Varsóvia=Warsaw Venecia=Venice Veneza=Venice Viena=Vienna
  Vilna=Vilnius Nueva=New Nova=New Kioto=Kyoto Hong=Hong Shanghái=Shanghai Xangai=Shanghai Cairo=Cairo Nairóbi=Nairobi
  Bombay=Mumbai Mumbai=Mumbai Delhi=Delhi Califórnia=California Flórida=Florida Filadelfia=Philadelphia Hawái=Hawaii
  Havaí=Hawaii Luisiana=Louisiana Pensilvania=Pennsylvania Carolina=Carolina Texas=Texas Nevada=Nevada Idaho=Idaho
  Utah=Utah Oregon=Oregon Oregón=Oregon Indianápolis=Indianapolis Ontário=Ontario Escandinavia=Scandinavia
  Terra=Earth Lua=Moon Tierra=Earth Luna=Moon Saturno=Saturn Júpiter=Jupiter Marte=Mars Venus=Venus Vênus=Venus Mercurio=Mercury Mercúrio=Mercury
  Neptuno=Neptune Netuno=Neptune Urano=Uranus Plutón=Pluto Plutão=Pluto Encélado=Enceladus
  Dios=God Deus=God Biblia=Bible Bíblia=Bible Corán=Quran Alcorão=Quran Jesús=Jesus Cristo=Christ Buda=Buddha
  Internet=Internet Navidad=Christmas Natal=Christmas Pascua=Easter Páscoa=Easter Homero=Homer Aristóteles=Aristotle
  Platón=Plato Platão=Plato Sócrates=Socrates Pitágoras=Pythagoras Alejandro=Alexander EUA=the_US Cingapura=Singapore OMS=WHO ONU=UN UE=EU OTAN=NATO
  VIH=HIV SIDA=AIDS ADN=DNA ARN=RNA PIB=GDP OCDE=OECD OPEP=OPEC EPOC=COPD IMC=BMI ONG=NGO TIC=ICT DNA=DNA FMI=IMF`,
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
