/** Made by scripts/build-hypernyms.ts from WordNet 3.1: change that, not this. */
/*! @license
WordNet Release 3.0

This software and database is being provided to you, the LICENSEE, by
Princeton University under the following license.  By obtaining, using
and/or copying this software and database, you agree that you have
read, understood, and will comply with these terms and conditions.:

Permission to use, copy, modify and distribute this software and
database and its documentation for any purpose and without fee or
royalty is hereby granted, provided that you agree to comply with
the following copyright notice and statements, including the disclaimer,
and that the same appear on ALL copies of the software, database and
documentation, including modifications that you make for internal
use or for distribution.

WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved.

THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON
UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR
IMPLIED.  BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON
UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANT-
ABILITY OR FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE
OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT
INFRINGE ANY THIRD PARTY PATENTS, COPYRIGHTS, TRADEMARKS OR
OTHER RIGHTS.

The name of Princeton University or Princeton may not be used in
advertising or publicity pertaining to distribution of the software
and/or database.  Title to copyright in this software, database and
any associated documentation shall at all times remain with
Princeton University and LICENSEE agrees to preserve same.
*/
export const TREE: string = `artifact,artefact(article2(article_of_commerce(tinware) breakable knickknack,novelty3 notion4(ribbon4(riband,ribband))
ware(metalware(tole) tableware(chopstick crockery,dishware(chinaware,china4(willowware) cup(beaker2 chalice,goblet2
coffee_cup(demitasse2) kylix,cylix scyphus teacup2) dish(bowl3(porringer) casserole2(cocotte2) coquille2
gravy_holder,sauceboat,boat2(argyll,argyle) ramekin2,ramequin2 serving_dish(tureen) sugar_bowl) eggcup ovenware)
cutlery2,eating_utensil(fork(tablefork) spoon(soupspoon tablespoon2 teaspoon2) table_knife) dinnerware flatware(plate4
platter saucer2) glassware,glasswork(crystal5 cut_glass glass7) service9,table_service(place_setting,setting6)
silver_plate silverware(flatware2,silver4 hollowware,holloware) tea_service) woodenware))
facility4(public_toilet,public_convenience,convenience3,restroom(latrine men's)) anachronism2 antiquity3(antique2
relic(archeological_remains,remains2) roman_building(basilica2) stele2,stela) block(anvil briquette,briquet
cake,bar9(tablet3) chock,wedge7(sprag) crosshead2 cube5(die,dice(five3 four2 six2)) domino4 ingot(bullion2 pig6) nog2
nut3(locknut thumbnut) pad3,inkpad slab(tablet(abacus slate) tile(tessera(tessella))) step9 type6(kern2 quad3,space9))
button7 commodity,trade_good,good4(basic2,staple
consumer_goods(clothing,article_of_clothing,vesture2,wear2,wearable,habiliment(accessory,accoutrement,accouterment(belt2(baldric,baldrick
cartridge_belt(bandoleer,bandolier) holster2 safety_belt(seatbelt)) furnishing,trappings)
apparel,wearing_apparel,dress3,clothes(workwear(jeans,blue_jeans,denim(levis))) array3,raiment,regalia2
attire,garb,dress2(costume(masquerade2) costume4(rigout) costume2 costume3 disguise2(mask(domino3))
ecclesiastical_attire(purple3,the_purple2) finery formalwear,eveningwear,evening_clothes(balldress
formal2,evening_gown dinner_jacket,tux,tuxedo tailcoat,tails) habit3(frock2) habit5,riding_habit
hairpiece,false_hair,postiche(switch3 toupee,toupe wig(grizzle periwig,peruke))
outfit2,getup,rig4,turnout5(bib_and_tucker ensemble5 playsuit trousseau) sportswear,activewear) beachwear black7 blue2
change7 civilian_dress,civilian_garb(civies,civvies mufti2) drag4
footwear(hosiery,hose(sock(anklet2,anklets,bobbysock,bobbysocks argyle3,argyll3 tabi,tabis) stocking(boothose
nylons,rayons) tights,leotards(maillot2 pantyhose))) garment(breechcloth,breechclout,loincloth(dhoti) burqa,burka
camlet diaper,nappy,napkin2 fur3 gown4,scrubs haik,haick hand_me_down head_covering,veil(chador,chadar,chaddar,chuddar
face_veil(niqab) yashmak,yashmac) hose2 ironing(flatwork) jumpsuit kanzu laundry,wash7,washing2,washables
legging,leging(chap4 gaiter3 puttee spat2,gaiter) leotard,unitard mending motley2 neckwear(cravat(ascot
neckcloth,stock9) necktie,tie(bolo,bola bowtie)) overgarment(aba cloak2(burnous,burnoose,burnouse caftan2,kaftan2
cape2,mantle8(chlamys2 mantelet2,mantilla2 pelisse tippet) capote2 capuchin cope2 dolman2 domino2 jellaba pallium4
poncho shawl(tallith,tallis2 serape,sarape) toga tunic2(chiton gymslip kameez kirtle surcoat2 tabard) wrap,wrapper3)
coat(coatee cutaway2 fur_coat(mink2) greatcoat,overcoat,topcoat(capote chesterfield3 surtout ulster2)
jacket(banyan2,banian2 blazer bolero2 dolman doublet jerkin jumper6 lumberjack2
parka,windbreaker,windcheater,anorak(cagoule) peacoat sack5,sacque swallowtail) mackinaw newmarket
raincoat,waterproof2(macintosh2,mackintosh2,mac,mack(oilskin,slicker)) afghan4 surcoat topper5) frock izar snowsuit)
peplos,peplus,peplum2 raglan reversible robe(abaya bathrobe dressing_gown kimono) romper2 sackcloth
scapular2,scapulary scarf(boa fichu kerchief(headscarf(babushka hijab khimar) neckerchief) lambrequin mantilla
muffler2 patka rebozo sable4 stole tudung) sealskin2 separate2 shirt(camise dashiki,daishiki
jersey3(turtleneck,turtle) kurta) silks skirt2(tutu2 culotte gathered_skirt(dirndl) hoopskirt,crinoline kilt lavalava
maxi miniskirt,mini overskirt sarong) stomacher straitjacket2,straightjacket
suit,suit_of_clothes(business_suit(two_piece) pinstripe slack_suit(pantsuit)) sunsuit swaddling_clothes
sweater,jumper3(cardigan pullover,slipover(sweatshirt)) sweat_suit,sweatsuit,sweats
swimsuit,swimwear,bathing_suit(bikini2,two_piece2 maillot swimming_trunks) trouser
trousers,pair_of_trousers,pant2(bellbottom_pants breeches,knickerbockers,knickers(britches buckskins) chinos churidars
cords,corduroys flannel3,gabardine2,tweed2,white9 jodhpurs pajama,pyjama pantaloon3 salwar,shalwar
short_pants,shorts,trunks(hot_pants2 lederhosen) slacks stretch_pants sweat_pants,sweatpants trews)
undergarment,unmentionable(brassiere,bra,bandeau(uplift2) camisole,underbodice chemise,shimmy2,shift9,slip9,teddy2
foundation6(corset,girdle3,stays) petticoat,underskirt(crinoline2) singlet,vest2,undershirt
underpants(bloomers,pants,drawers2,knickers2 briefs drawers,underdrawers,shorts2,boxers,boxershorts
pantie,panty,scanty,step_in thong2) underwear,underclothes,underclothing(lingerie(nightgown,gown3,nightie,nightdress
undies) skivvies)) vest,waistcoat weeds wraparound) grey6,gray2 handwear(glove2(gauntlet3,gantlet3 gauntlet2,gantlet2
mitten) muff) headdress,headgear(cap(balaclava bluebonnet2 beret biggin biretta,berretta,birretta
calpac,calpack,kalpac cockscomb3,coxcomb2 coonskin fez2,tarboosh kalansuwa kepi mobcap mortarboard2 nightcap2 pinner
skullcap(beanie,beany coif2 yarmulke,yarmulka,yarmelke) tam,tammy2) hat,chapeau,lid3(bearskin2,busby,shako
boater,leghorn,sailor3,skimmer3 bonnet(sunbonnet) bowler3,derby cocked_hat(bicorn,bicorne tricorn,tricorne)
deerstalker stovepipe2,topper6,beaver4 fedora,homburg,trilby2 fur_hat(beaver6,castor4) millinery2(cloche2
pillbox,toque2,turban2) snap_brim_hat(porkpie) sombrero2 sou'wester2 sunhat(topee,topi) titfer toque
tyrolean2,tirolean) helmet2(headpiece2) hood8(calash,caleche camail,aventail,ventail cowl2)
jewelled_headdress(crown4,diadem(coronet crown_of_thorns3) tiara) kaffiyeh miter3,mitre3 topknot turban wimple)
knitwear loungewear(lounger3 smoking_jacket) man's_clothing(supporter5,suspensor,jockstrap,jock2
brace6,suspender,gallus) neckpiece(collar3 fur_piece) nightwear,sleepwear,nightclothes(nightshirt
pajama2,pyjama2,pj's,jammies(sleeper6)) outerwear,overclothes(gown5,robe2(vestment(alb cassock(soutane) chasuble veil4
pallium3 pontifical surplice))) protective_garment(apron coverall(duster2,gaberdine,gabardine3,smock jumper4
overall2,boilersuit) hip_pad pressure_suit(spacesuit) shinpad) slops2 street_clothes togs,threads,duds uniform(livery
military_uniform(battle_dress fatigues khakis regimentals)) vestiture woman's_clothing(dress,frock3(caftan,kaftan
chemise2,sack7,shift9 coatdress sheath3 dirndl2 gown(mantua) jumper7,pinafore,pinny kirtle2 muumuu polonaise
sari,saree shirtdress strapless sundress) thong4 negligee,neglige,peignoir,wrapper,housecoat(camisole2)
top9(blouse(garibaldi2 guimpe2 middy shirtwaist,shirtwaister) bodice bustier halter3)) work_clothes(overall))
durables,durable_goods(appliance2(dryer,drier2(clothes_dryer(mangle wringer) hand_blower) home_appliance(curling_iron
iron4(flatiron goffer2,gauffer) kitchen_appliance(coffee_maker disposal4 food_processor hotplate
microwave2,microwave_oven oven(broiler rotisserie tandoor)
stove,kitchen_stove,range9,kitchen_range,cooking_stove(cookstove potbelly2) toaster2 waffle_iron)
sewing_machine(serger) vacuum4,vacuum_cleaner white_goods(dishwasher,dish_washer refrigerator,icebox(cooler,ice_chest
fridge(deep_freeze,freezer ice_machine)) washer3,washing_machine)) air_conditioner,air_conditioner humidifier
dehumidifier)) fashion4 grocery2,foodstuff(greengrocery)) drygoods(haberdashery2
white_goods2(linen3(bath_linen(bath_towel washcloth,washrag,flannel2) bed_linen(case9,pillowcase,slip9 sheet3)
doily,doyley,doyly napery(damask napkin,serviette(bib2) tablecloth)))) entrant export,exportation fungible future3
import,importation2 merchandise,ware2,product(cargo,lading,freight,load3,loading4,payload2,shipment,consignment
contraband feature6(drawing_card2,leader2) generic2 ironmongery irregular2,second9
line9,product_line,line_of_business(sideline2) number9 refill2 release schlock,shlock,dreck stock2,inventory2
yard_goods) middling shopping2 sporting_goods salvage) cone covering2(bootleg2 bubble4 canopy casing2 cloak
cloth_covering(antimacassar back7 bedclothes,bedding(bedroll bedspread,bedcover,counterpane,spread9(coverlet)
blanket,cover2(afghan mackinaw2 manta) quilt,comforter3,comfort6,puff4(eiderdown,duvet patchwork2) throw4) blindfold
bosom3 burial_garment(pall2,shroud3,cerement,winding_clothes) cosy,cozy
dressing4,medical_dressing(bandage,patch9(cast5,plaster_cast tourniquet sling5 suspensory swathe,wrapping2 truss)
compress poultice,cataplasm,plaster3(sinapism)) elbow4 eyepatch,patch8 havelock knee3 lap3 leg7 seat9 shoulder4 skirt
sleeve,arm6(shirtsleeve) slipcover) coating,coat2(bitumastic
coat_of_paint(ground9,primer3,priming3,undercoat2(couch2)) emulsion2,photographic_emulsion enamel4 facing2,veneer2
gilt,gilding lacquer2(japan4) overcoat2,overcoating paint,pigment3(acrylic3 distemper3 enamel3 encaustic fingerpaint
housepaint oil_paint(oil2) semigloss water_base_paint(calcimine casein2 latex2 tempera wash(blackwash3 whitewash2)
watercolor2,watercolour2(gouache))) patina(verdigris2) patina3 patina2 plating(silver_plate2) rendering5
seal7(undercoat,underseal) varnish(fixative2 shellac2) veneer,veneering waterproofing2) cover_plate drape3 earmuff
finger3 flap(barndoor coattail codpiece earflap,earlap jag3,dag2 lap4,overlap3(cuff,turnup lapel(revers,revere2)
lappet2) rainfly,fly2 tongue7) floor_cover(mat(doormat2) parquetry,parqueterie rug,carpet,carpeting(broadloom drugget
hearthrug numdah,nammad runner8 shag_rug(rya))) folder2(matchbook) footwear2,footgear(boot(buskin hessian,jackboot
hip_boot(waders) riding_boot(jodhpur)) clog,geta,patten,sabot2 flats overshoe(arctic2,galosh,golosh,rubber6,gumshoe2)
shoe(anklet balmoral blucher2 brogan,brogue,clodhopper calceus chopine,platform5 chukka2 cleats congress_gaiter
flipper,fin4 gaiter2 ghillie,gillie2 sneaker(plimsoll2) moccasin,mocassin oxford4 pump3(spectator2) sabot
sandal(espadrille thong5 huarache,huaraches pusher4,zori scuffer talaria) slingback,sling3 walker4 wedgie wing_tip)
slipper(bootee,bootie mule2,scuff)) hood6,exhaust_hood hood5 imbrication,overlapping,lapping instep2 matting planking2
protective_cover,protection2(armor,armour2(coat_of_mail,cataphract(chain_mail,mail5(brigandine habergeon
hauberk,byrnie voider3,gusset) corselet,corslet cuirass) shield2,buckler(escutcheon3,scutcheon2 pavis,pavise)) binder3
binding5,book_binding,cover4,back6 blind3,screen2(curtain,drape,drapery,mantle7,pall3(drop7 festoon frontal2 portiere)
shutter2(deadlight jalousie2) window_blind(window_shade) winker2,blinker3,blinder) bracer,armguard cap4(ferrule,collet
hubcap thimble2) cloche coaster3 cold_frame crystal6 faceplate facing3,cladding(revetment2,revetement) fallboard
escutcheon,scutcheon hood9,bonnet2,cowl,cowling housing2(binnacle cabinet4,console4 crankcase lamphouse radome
shell8,case9,casing(boot4 gearbox,gear_box jacket5)) lampshade,lamp_shade,shade9 lining,liner2(bushing2 facing
refractory) mask4(gasmask,respirator2) mulch roof(curb_roof(mansard) dome4(astrodome cupola2) saddleback2(gambrel)
housetop sunroof thatch4 vault3) roof2(hood7(calash2,caleche2,calash_top)) screen5(fireguard2 smokescreen
windshield,windscreen) shade3(parasol,sunshade2) sheath(aglet,aiglet fingerstall,cot holster scabbard)
sheathing,overlay,overlayer shelter2(bell_cote birdhouse(dovecote,columbarium,columbary)
canopy3(awning,sunshade,sunblind baldachin marquee2,marquise2 tester2 umbrella(gamp,brolly)) cote kennel,doghouse
lean_to roost(henroost) sconce) shield(plate9,scale9,shell9(plate_armor(backplate beaver5 brassard
breastplate,aegis2,egis(plastron3) cannon3(rerebrace vambrace) chanfron,chamfron,testiere,frontstall cubitiere cuisse
epauliere fauld gorget greave,jambeau helmet(armet basinet casque(casquet,casquetel) heaume morion,cabasset
pickelhaube sallet,salade) nosepiece pallette,palette3 roundel2 solleret,sabaton tasset,tasse tuille visor,vizor)
horseshoe2,shoe3) shielding2 shielding3) splashboard2,splasher2,dashboard splasher testudo thumbstall
toecap(wing_tip2) washboard2,splashboard) screen4,cover,covert2,concealment2(blind2 camouflage3 shoji) swathing thumb2
toe2 top9,cover6(cap2(bottlecap nipple2) lid2 screwtop) upholstery wrapping,wrap3,wrapper2(envelope2
film5,plastic_film jacket2 plastic_wrap(cellophane clingfilm))) creation2(art,fine_art(cyberart decoupage diptych
gem,treasure2 genre4(abstractionism chinoiserie landscape3 modernism pointillism2 postmodernism primitivism2
synthetism) graphic_art(graphics2 painting,picture2(abstraction4 cityscape2 daub3 distemper4 icon3,ikon2 landscape2
miniature,illumination5 monochrome mural(fresco) nude oil_painting(canvas2,canvass5) pentimento seascape2,waterscape
still_life tanka2 trompe_l'oeil watercolor,watercolour3(gouache2 wash6)) print2(copperplate2 engraving(dry_point
etching(aquatint) halftone linecut woodcut) gravure3,photogravure2,heliogravure linocut lithograph(photolithograph)
mezzotint monotype2 overprint,surprint silkscreen,serigraph) scene8,view8) grotesque kitsch mosaic
plastic_art(sculpture(bronze2 bust3 carving(cinquefoil2 glyptography(anaglyph2(cameo) glyph glyptics,lithoglyptics
intaglio2,diaglyph) scrimshaw vermiculation2 woodcarving) marble3 mobile3 mold8,mould7,molding4,moulding3,modeling
relief9,relievo,rilievo,embossment2,sculptural_relief stabile statue(herm nude4 sphinx3 terminus3,term7))) triptych
work_of_art(objet_d'art,piece9(virtu3) pastiche2 period_piece warhorse) dance(extension8 choreography2)) classic
composition9(paste_up(collage,montage(photomontage))) improvisation invention2,innovation master6,original
needlework,needlecraft(crochet,crocheting embroidery2,fancywork(candlewick2 crewelwork cutwork drawnwork
fagoting,faggoting hemstitch2 needlepoint2 sampler4 smocking) knit3,knitting,knitwork sewing2,stitchery(applique
binding2 gather,gathering4 mend,patch7,darn2 patchwork3 stitch(knitting_stitch(knit2,plain2 purl2)
sewing_stitch(backstitch bargello baste,basting,tacking hemstitch,hemstitching machine_stitch(lockstitch) picot
quilting whipstitch,whipping3,whipstitching(overcast3,overcasting)))) tatting)
product2,production3(book2,volume3(album2(scrapbook) folio3 hardback,hardcover journal4(daybook2,ledger2 diary2)
novel2 paperback,softback(pocketbook3) sketchbook,sketch_pad notebook(jotter playbook)) book9 byproduct2 deliverable
output(crop4 oeuvre,work7(writing3(patristics,patrology)) turning5) inspiration2,brainchild job4 magazine2
newspaper3,paper7 output5,outturn,turnout4(throughput) turnery2 work2,piece_of_work(follow_up,followup
handicraft,handcraft,handiwork,handwork ironwork lacework lacquerware(japan3) leatherwork masterpiece metalwork
openwork polychrome silverwork wicker2,wickerwork,caning woodwork(cabinetwork joinery millwork) work_in_progress
workpiece publication(reissue,reprint,reprinting new_edition book(authority7(last_word2) curiosa
formulary,pharmacopeia trade_book(best_seller,bestseller) bestiary catechism2 storybook tome
booklet,brochure,folder,leaflet3,pamphlet textbook,text3,schoolbook,school_text(crammer4 introduction4 primer(speller2
hornbook) reader8) workbook copybook catalog,catalogue2(prospectus2(red_herring3)) playbook2 prayerbook(breviary
missal) reference4(cookbook wordbook(dictionary,lexicon2(gazetteer2 unabridged) onomasticon vocabulary glossary,gloss2
thesaurus(wordfinder)) handbook,enchiridion(manual(consuetudinary,consuetudinal grimoire instructions) bible2
guidebook,guide3(roadbook itinerary2(baedeker2)) reckoner2) directory(phonebook) annual2,yearly,yearbook2(almanac2
almanac ephemeris) atlas2 encyclopedia,cyclopedia,encyclopaedia,cyclopaedia) songbook(hymnal,hymnbook,hymnary)
yearbook) volume4 read impression6,printing4(edition(variorum) proof4 mackle)
collection2,compendium(anthology(divan3,diwan2 florilegium,garland3,miscellany2 omnibus) archives compilation,digest2)
periodical(digest pictorial series3,serial2(semiweekly weekly semimonthly monthly quarterly bimonthly biweekly) organ4
issue2,number6(edition3(extra2)) journal2(annals) review6) magazine,mag(comic_book pulp4 slick2,glossy)
reference8,source9 republication)) yield3,fruit2
movie,film,picture6,moving_picture,motion_picture,picture_show,pic,flick3(telefilm feature3
short_subject(cartoon2,animated_cartoon,toon newsreel) documentary,docudrama,infotainment film_noir
skin_flick(peepshow2) silents talkie musical,musical_comedy,musical_theater)) remake,remaking
representation2(adumbration2 audiogram copy2(anamorphosis2,anamorphism3 carbon3
cast6,casting(engine_block,cylinder_block,block9) duplicate2,duplication(backup4 counterpart2,similitude2,twin4
match4,mate5) facsimile,autotype2 imitation2(fake,sham,postiche2 counterfeit,forgery) knockoff,clone3 miniature2,toy4
modification2 photocopy(photostat) print5 quadruplicate replica,replication6,reproduction3(toy2) triplicate xerox)
cosmography2 creche2 cutaway display3,presentation5(float4 spectacle2(bullfight,corrida(novillada)
naumachy,naumachia)) document2(letter,missive(encyclical personal_letter(note2,line9,billet(excuse2)) pastoral2
aerogram,aerogramme epistle letter_of_intent invitation(bidding2,summons invite))) drawing2(charcoal4
delineation2,depiction3,limning(animalization) diagram(horoscope2 schematic zodiac2)
mechanical_drawing(horizontal_section vertical_section) pen_and_ink plan3,architectural_plan(elevation7) rendering6
scribble2,scrabble,doodle silhouette2 silverpoint sketch,study7(design6 draft3 vignette3) tracing2,trace4)
effigy,image9,simulacrum2(idol,god4(golden_calf joss) scarecrow,strawman3,scarer waxwork2) illustration4(plate3)
map(chart2 plat) model4,simulation3(figure4(dummy3(mannequin2,manikin3,mannikin3,manakin2,form9) figurehead2
figurine,statuette puppet,marionette snowman) globe3(celestial_globe(armilla)) planetarium3(orrery) restoration6
roughcast2) nomogram,nomograph objectification2 photograph,photo,exposure7,picture9,pic2(beefcake
black_and_white2,monochrome2 blueprint2 cheesecake2 closeup daguerreotype enlargement4,blowup3,magnification4 frame2
glossy2 headshot hologram,holograph2 longshot microdot mosaic6,photomosaic mugshot
photographic_print,print7(cutout2(standee2) proof5) photomicrograph
radiogram2,radiograph,shadowgraph,skiagraph,skiagram(autoradiograph roentgenogram(angiocardiogram
angiogram(lymphangiogram) arteriogram arthrogram encephalogram2,pneumoencephalogram hysterosalpingogram mammogram
myelogram pyelogram venogram,phlebogram)) snapshot,snap9,shot9 spectrogram,spectrograph2 stereo2(anaglyph) still
telephotograph2,telephoto telephotograph(radiophotograph,radiophoto) vignette2 scene4,shot6(outtake))
picture,image3,icon2,ikon(bitmap chiaroscuro(grisaille) foil4,transparency3(slide6,lantern_slide viewgraph,overhead4)
graphic iconography inset likeness2,semblance3(portrait2,portrayal4(half_length)) panorama2,cyclorama,diorama
reflection5,reflexion7 scan2 sonogram,echogram) pieta projection8 rubbing2 shade8
stage_set,set4(scenery,scene9(backdrop,background8,backcloth flat6(coulisse tormenter2,tormentor2,teaser6) masking3)))
piece6(article(column5,editorial,newspaper_column feature4 news_story(lead9 personal sidebar2)
offprint,reprint2,separate paper5) morceau afterpiece(exode) fragment3(snatch,bit8) hiatus2)) decker2
decoration,ornament,ornamentation2(adornment(band4,banding2,stripe(hatband neckband pinstripe3)
bangle2,bauble2,gaud,gewgaw,novelty4,fallal,trinket boutonniere circlet2 cordon3 epaulet,epaulette fob2
frill3,flounce,ruffle,furbelow(goffer3,gauffer2 jabot peplum) frog3 frontlet,frontal jewelry,jewellery(bead(bugle3)
bijou bling bracelet2,bangle(anklet3 armilla2) clip4 cufflink earring(eardrop) jewel,gem5,precious_stone(solitaire
diamond(ice3,sparkler) ruby pearl emerald2 sapphire2) necklace(chain9,string9,strand3 chain9
choker3,collar7,dog_collar3,neckband3) pin(brooch,broach,breastpin(sunburst3) stickpin tiepin,scarfpin)
ring8,band9(ringlet3)) pectoral2 pendant,pendent(lavaliere,lavalier,lavalliere) plume2(aigrette,aigret panache2)
pompon rosette sequin,spangle,diamante tassel
trimming2,trim2,passementerie(braid2,gold_braid,braiding(aglet2,aiglet2,aiguilette soutache) miniver rickrack,ricrac))
arabesque2 architectural_ornament(antefix crocket dogtooth3 foliation3,foliage2 fret3 frieze guilloche trefoil3)
beading,beadwork bow8 brass5 centerpiece2,centrepiece2(epergne) cockade design4,pattern3,figure9(argyle2,argyll2
damascene2 decal,decalcomania device4(seal2,stamp9(bulla2 cachet3 handstamp signet)) emblem(colophon colors2,colours
crest4 cross3(crucifix,rood saltire) device5(union9) flag(banner,streamer4 blackjack3 colors,colours2(ensign3) fanion
jack8 pennant3,pennon,streamer3,waft(pennoncel,penoncel,pennoncelle) standard6,banner3(oriflamme2) tricolor,tricolour
flag_of_truce ensign2) heraldry2(charge9,bearing5,heraldic_bearing,armorial_bearing(roundel3 annulet chevron2
fleur_de_lis2 ordinary5(bend6 fesse,fess bar_sinister2)) coat_of_arms,arms2,blazon,blazonry(quartering))
skull_and_crossbones totem2) herringbone2 linocut2 mandala mihrab motif,motive3 pyrograph sunburst2 tattoo2
tetraskelion,tetraskele(swastika) triskelion,triskele weave(check9 twill) marking2(blaze5 crisscross,cross2,mark9
eyespot,ocellus2 shading(hatch2,hatching2,crosshatch,hachure)
spot5,speckle,dapple,patch,fleck2,maculation(speck,pinpoint2 nebula4 splash4 fret2 plaque
macule,macula3(freckle,lentigo) parhelion,sundog sunspot,macula facula2 facula)
stripe5,streak3,bar9(band3,banding,stria2,striation2(collar2)))) embellishment2(boulle,boule,buhl cuspidation festoon2
filigree,filagree,fillagree flourish2(paraph)) finial flower_arrangement(bouquet,corsage,posy,nosegay
flower_chain(festoon3,festoonery) spray3 wreath,garland4,coronal,chaplet,lei(crown3 laurel3))
folderal,falderol,frill4,gimcrackery,gimcrack,nonsense2,trumpery2 gargoyle2 garnish2 graffito,graffiti
hanging,wall_hanging(dossal,dossel lambrequin2 tapestry3,arras) incrustation3,encrustation3
inlay2(marquetry,marqueterie) decor knob4,pommel3 lunula2 molding2,moulding(annulet2,bandelet,bandelette,bandlet
architrave baseboard,mopboard,skirting_board beading2,bead3,beadwork2,astragal2 cavetto conge,congee2 cornice2
cyma,cymatium(ogee) gorgerin,necking ovolo,thumb3(echinus) rib6 subbase surbase torus2,tore) nailhead necklet overlay2
rosemaling sgraffito spiral4,volute sprig2 stud2,rivet tail_fin2,tailfin2,fin2 tinsel tracery
garnish(topping(frosting,icing2,ice4 glaze meringue whipped_cream streusel2))) electroplate
excavation3(bore4,drill_hole delf diggings,digs ditch(trench(moat,fosse) trench3(furrow(cut3,gash2))) mine(coalpit
goldmine2) mineshaft pit9,quarry2(chalkpit) pool(cistern3(cesspool,cesspit,sink4,sump3) natatorium water_jump)
root_cellar,cellar2 well(oiler2(gusher spouter2 stripper4 wildcat) sump2) working,workings2) extra3,duplicate
fabric,cloth,material3,textile(aba2 acrylic4 alpaca2 baize basket_weave batik batiste belting bombazine boucle
broadcloth2 broadcloth brocade buckram bunting calico cambric camel's_hair,camelhair camlet2 camouflage2,camo canopy2
canvas,canvass7(tarpaulin,tarp) cashmere cerecloth challis chambray chenille2 chiffon chino chintz
coating3(chinchilla2) cobweb cord4,corduroy cotton2(gauze) crepe3,crape2(marocain) cretonne crinoline3 damask2
denim2,dungaree,jean diamante2 diaper2 dimity doeskin2 drapery2 duck4 duffel2,duffle2 elastic2 etamine,etamin faille
felt fiber5,fibre4 flannel flannelette(winceyette) fleece3 foulard frieze2 fustian2 gabardine georgette gingham
grogram grosgrain haircloth,hair5 herringbone homespun(russet) hopsacking,hopsack horsehair2 jaconet jacquard2
khadi,khaddar khaki knit(balbriggan jersey4 stockinet,stockinette tricot) lace2(filet3 macrame needlepoint) lame2
leatherette linen lint2 lisle mackinaw4 mackintosh,macintosh madras3 marseille2 metallic mohair moire moleskin
moquette moreen motley3 muslin(nainsook organdy,organdie) nankeen
net6,network3,mesh4,meshing2,meshwork(gauze2,netting,veiling(cheesecloth gossamer) hairnet reseau snood sparker tulle
wirework,grillwork) ninon nylon2 oilcloth organza paisley panting2,trousering percale piece_of_cloth(bib
dishrag,dishcloth dustcloth,dustrag,duster3 end9,remainder4,remnant2,oddment gore3,panel6 groundsheet guimpe
gusset3,inset3 handkerchief,hankie,hanky,hankey(bandanna,bandana) liner3,lining2 lungi,lungyi,longyi patch3(flash9
pasty2) placket rag,shred2,tag3,tatter sail,canvas5,canvass3,sheet8(crossjack fore_and_aft_sail(gaffsail jib lateen
lugsail,lug2 mizzen2,mizen2 spanker2 spritsail staysail) foresail headsail(spinnaker) mainsail(main_course2) royal
skysail topgallant topsail) swatch towel(dishtowel) train5) pinstripe2 pique plush polyester3 pongee poplin print6
quilting2 rayon(acetate2 viscose2) rep2,repp sackcloth2 sacking,bagging(burlap,gunny) sailcloth samite sateen satin
satinet,satinette screening2 scrim seersucker serge shag3 shantung sharkskin sheeting shirting shirttail2 silesia2
silk(sarcenet,sarsenet) spandex stammel suede2 suiting taffeta tammy tapa2,tappa2 tapestry2,tapis tartan,plaid
terry2,terrycloth ticking2 toweling,towelling(huck,huckaback) tweed twill2 velour,velours velvet velveteen vicuna2
voile wash_and_wear waterproof web6 webbing3 whipcord2 wincey wool,woolen,woollen worsted yoke(tucker4))
facility,installation2(airfield,landing_field,field9(airport,airdrome,aerodrome,drome(heliport) airstrip,strip3)
arboretum,botanical_garden athletic_facility(gymnasium2,gym) backroom
communication_system2,communication_equipment(network2) course9(golf_course(links)
racetrack,racecourse,raceway2,track4(circuit6 speedway2 velodrome))
depository,deposit8,depositary,repository(archive(chancery2) bank9 drop8(maildrop(postbox,mailbox2,letter_box2))
library3(athenaeum2,atheneum2) lost_and_found museum repertory storehouse,depot2,entrepot2,storage2,store4(dump4
granary,garner(crib3(corncrib)) magazine5 railhead warehouse(godown)) treasury6) drive_in
forum2,assembly3,meeting_place menagerie2,zoo,zoological_garden military_installation(arsenal2,armory3,armoury3
base,base_of_operations(firebase) emplacement(gun_emplacement(nest2 pillbox3))
headquarters2,military_headquarters(guardhouse) military_post,post2(garrison,fort outpost3) silo2) power_grid,grid2
range5(practice_range(firing_range(shooting_gallery2))) recreational_facility(lido) sewage_system source4(goldmine)
station(broadcasting_station(radio_station(beacon2) television_station(channel7)) firehouse
observation_station(sampler) police_headquarters,station_house power_plant,powerhouse3 substation
terminal,terminus5,depot(cathode2)) transportation_system,transportation,transit2(highway_system short_line
telpherage,telferage) utility6(electrical_system heating_system,heating2,heat7 plumbing) water_supply,water4)
fixture(lighting_fixture(chandelier,pendant2,pendent2 fluorescent) plumbing_fixture(fountain4,fount2 shower
sink(washbasin,basin5,washbowl,washstand2,lavatory2) toilet2,can5,commode,crapper,pot2,potty,stool4,throne2(lavatory3)
urinal tap3,hydrant)) float6(bob5,bobber,cork5,bobfloat chip2 life_preserver,preserver4(life_buoy,lifesaver2
life_jacket,life_vest) pontoon2 raft) insert2,inset2(dickey2,dickie2,dicky2,shirtfront2)
instrumentality3,instrumentation(ceramic(brick(adobe2 clinker2 firebrick header3,coping,cope))
connection3,connexion4,connector,connecter,connective2(attachment4,bond6(ligament2(binder4,ligature5
chain3(anchor_rope chatelaine2 fob3) wire(barbwire(concertina) haywire))) backbone5 ground9,earth7 hitch4 hookup
jumper5(lead9) junction4,conjunction6(contact7,tangency2(point9 short_circuit,short2 terminal2,pole8(anode2) tread3
wiper2) joint5(butt7(butt_weld) hinge splice2 miter,mitre mortise_joint2(dovetail) scarf2 seam(fell2 suture2 welt2)
weld3) splice,splicing thermojunction) telephone_line2,phone_line,line9(landline) patch6 yoke6,coupling)
container(bag(backpack,back_pack,knapsack,packsack,rucksack,haversack(kitbag) beanbag bladder2 carryall,holdall,tote
drawstring_bag(duffel,duffle moneybag seabag) envelope6,gasbag2 gamebag gunnysack ice_pack mailbag2,postbag
nosebag,feedbag pannier pouch(mailbag pocket(vest_pocket(fob)) sporran waist_pack) purse3 ragbag2 sachet sack,poke3
saddlebag sandbag schoolbag sickbag skin8(waterskin wineskin)) bag4,handbag,pocketbook4,purse(clutch5 etui reticule)
basket,handbasket(breadbasket3 creel frail2 hamper2(voider4) punnet skep wicker_basket(pannier2))
bin(ashcan,garbage_can,wastebin,ashbin,dustbin coalbin,coalhole litterbin) bowl8,pipe_bowl box(bandbox
carton2(sixpack) casket2 chest2(caisson3 coffer2 pyx,pix toolbox) coffin,casket(bier sarcophagus) crate(soapbox) flat2
hod mailbox matchbox paintbox playbox pyxis3 shoebox2 snuffbox
strongbox,deedbox(cashbox,till3(cash_register,register7) safe safe_deposit,lockbox) tinderbox2) breadbox bunker2
can,tin4,tin_can2(caddy cannikin2 oilcan) canister2,cannister,tin3 capsule(paintball)
case5(baggage,luggage(bag6,traveling_bag,travelling_bag,grip3,suitcase(carpetbag gripsack overnighter2(valise)
portmanteau2 weekender2) hatbox imperial2 satchel trunk2(footlocker,locker3)) briefcase(attache2) cardcase compact kit
locket pillbox2 portfolio quiver3 shoe2 sleeve2 wallet,billfold,notecase,pocketbook2 writing_desk)
case9,showcase2,vitrine cassette(audiocassette videocassette) cylinder4 dispenser(aerosol2
atomizer,atomiser,spray4,sprayer2,nebulizer,nebuliser(airbrush) inhaler,inhalator2) drawer empty envelope
glass2,drinking_glass(bumper goblet rummer schooner seidel jigger,pony4 snifter tumbler2 wineglass(flute2))
magnetic_bottle mailer4(airmailer) manger,trough6(bunk,feed_bunk) measure9 mold2,mould8,cast2(form9 matrix6 pig5
sandbox) package2,parcel(bundle2,sheaf(bale fagot2,faggot2 pack9 swag3) pack3 packet3(deck2(dime2))) pan3(dishpan
pannikin) pod4 pot4,flowerpot(planter3) receptacle(ashtray beehive4,hive2(skep2) case9 catchall chamberpot,potty2
dustpan2 garbage3 hopper ossuary plate9 pyx2,pix2 socket2 spittoon,cuspidor tidy tray(cheeseboard icetray inkstand2
salver turntable2) trough5(rocker5,cradle4)) reliquary saltcellar savings_bank2,coin_bank,bank8 scuttle
shaker3(caster2,castor2 saltshaker) vessel3(autoclave,sterilizer,steriliser(digester pressure_cooker)
barrel2,cask2(butt8 hogshead2 keg2(firkin2) shook tun) basin(aspersorium baptismal_font,baptistry,baptistery,font2
bidet birdbath laver2 stoup2,stoop2 washbasin2,handbasin,washbowl2,lavabo) bath bathtub,tub(footbath) bedpan
boiler,steam_boiler cupel bottle(carafe,decanter carboy cruet,crewet demijohn flask(ampulla2 canteen hipflask
vacuum_flask(thermos)) gourd,calabash4 inkpot jug(bellarmine2,longbeard,greybeard2) phial,vial,ampule,ampul,ampoule
water_bottle(lota) wine_bottle(bota jeroboam2 magnum nebuchadnezzar2)) bottle3,feeding_bottle bowl(fishbowl2 jorum
mazer) bucket,pail(cannikin dredging_bucket(clamshell2,grapple2) kibble2) censer,thurible churn crucible,melting_pot2
drinking_vessel(mug4(stein toby) stoup tankard) drum4 eyecup,eyebath flagon jar(amphora beaker crock3 cruse
jampot,jamjar vase(urn)) ladle(dipper scoop6) monstrance2,ostensorium mortar3 muller9 pitcher2,ewer(creamer) poacher2
pot(caldron,cauldron coffeepot(percolator) dixie2 kettle,boiler2(teakettle) marmite2 pottle saucepot stockpot teapot
urn2(samovar)) retort2(alembic) steeper tank2,storage_tank(aquarium cistern2 gasometer2 reservoir3(sump water_tower)
water_heater,hot_water_heater) tin2 tub2,vat2(washtub) urceole well2(inkwell,inkstand)) wastebasket watering_can
wheeled_vehicle(baby_buggy,carriage5,perambulator,pram,stroller2,pushchair,pusher5(bassinet2)
bicycle,bike2,wheel7,cycle6(tandem2 ordinary4 velocipede) boneshaker car2,railcar,railway_car,railroad_car(caboose2
freight_car(boxcar(stockcar) flatcar,flatbed,flat4 gondola tank4) handcar coach3,carriage(diner2 nonsmoker2 sleeper5
smoker3) tender4 van3) handcart,pushcart,cart2(applecart2 barrow3,wheelbarrow truck2 serving_cart(teacart))
horse_drawn_vehicle(carriage2,equipage2,rig6(barouche brougham buckboard buggy,roadster2 cab2,cabriolet caroche
chaise2,shay chariot clarence coach4,coach_and_four(stagecoach,stage5) droshky,drosky gharry gig5 hackney(remise)
hansom landau2 stanhope surrey2 trap7 troika) chariot2 limber sulky) motor_scooter,scooter3 rolling_stock scooter2
self_propelled_vehicle(armored_vehicle(armored_car2 armored_car tank(panzer)) carrier2 forklift
locomotive,engine3,railway_locomotive(dinky,dinkey shunter)
motor_vehicle,automotive_vehicle(amphibian,amphibious_vehicle bloodmobile
car,auto,automobile,machine6,motorcar(ambulance(funny_wagon) station_wagon,wagon5,waggon2 bus4,jalopy,heap3
cab3,hack5,taxi,taxicab(minicab) compact3 convertible coupe cruiser,police_cruiser electric hardtop hatchback hot_rod
jeep,landrover limousine,limo(berlin3) loaner2 minicar minivan racer2(finisher5) roadster,runabout,two_seater
sedan,saloon3(brougham2) subcompact phaeton,tourer2) doodlebug four_wheel_drive golfcart hearse
motorcycle,bike(minibike,motorbike(moped) scrambler2) snowplow,snowplough truck,motortruck(dumper,tipper2 fire_engine
dustcart lorry2,camion pickup(technical) wrecker3 tractor2 trucking_rig,rig2,semi2 transporter van5(bookmobile
moving_van(pantechnicon) wagon2))) recreational_vehicle(camper2(van4,caravan2))
streetcar,tram3,tramcar2,trolley,trolley_car(horsecar) tracked_vehicle(cat6 snowmobile)
tractor(bulldozer,dozer(angledozer) skidder3) weapons_carrier) skateboard trailer4,house_trailer
tricycle,trike,velocipede2(pedicab) unicycle,monocycle wagon,waggon(bandwagon2 cart(dogcart dumpcart(tumbrel,tumbril)
horse_cart(dray,camion2) jinrikisha,ricksha,rickshaw oxcart ponycart) lorry milkwagon tramcar,tram2 wain3) wagon4)
workbasket,workbox,workbag) device(acoustic_device(bell(cowbell cascabel tocsin2) birdcall2 hearing_aid2 megaphone
mouthpiece2 mute2(sourdine,sordino) silencer2,muffler siren4 slapstick2 whistle4) adapter2,adaptor afterburner
agglomerator airfoil,aerofoil,surface6(aileron elevator2 flap5,flaps horizontal_stabilizer,tailplane rudder spoiler5
spoiler4 stabilizer2(vertical_fin,tail_fin,tailfin) vertical_tail wing2) alarm2,alarm_system(horn9,hooter2
horn9(foghorn2(diaphone) klaxon,claxon shofar,shophar))
appliance,contraption,contrivance,convenience4,gadget,gizmo2,gismo2,widget2(gadgetry gimbal injector)
applicator,applier2(paintbrush spray_gun) aspergill,aspersorium2 autopilot2,automatic_pilot2 bait2,decoy2,lure3(chum2
fisherman's_lure(fly5 jig2 spinner3 troll3)) birdfeeder,feeder5 blower(bellows) bootjack breathalyzer,breathalyser
breathing_apparatus,ventilator2(aqualung,scuba oxygen_mask respirator,inhalator resuscitator snorkel) bubbler2
buffer6,fender4 catapult2,launcher2 charger2 clip_on comb(currycomb pocketcomb) comforter4,pacifier3
conductor4(busbar,bus3 cable2,line9,transmission_line(coax) cord3,electric_cord electrode(anode(plate9) base9
cathode(photocathode) collector4 emitter grid4) heat_sink semiconductor2(chip7,microchip,microprocessor_chip(biochip
microprocessor) diode2 thermistor transistor,junction_transistor,electronic_transistor)
shunt2,electrical_shunt,bypass3 waveguide wire2,conducting_wire(filament4 lead_in2 patchcord
telephone_line,telegraph_line)) contraceptive,preventive3,preventative3(coil4
condom,rubber5,safety5,safe3,prophylactic2 diaphragm3,pessary intrauterine_device(loop8)
pill5,birth_control_pill,contraceptive_pill,oral_contraceptive_pill,anovulant spermicide,spermatocide)
converter,convertor(data_converter(digitizer,digitiser) electrical_converter(inverter rotary2)) corer
corrective,restorative2(pack8 pack7 pickup3 prosthesis(implant(artificial_heart heart_valve2 shunt3) obturator
peg4,wooden_leg,leg6,pegleg)) crusher cryptograph3 cutoff3 dampener,moistener
damper2,muffler3(shock_absorber,shock9,cushion) deflector dental_appliance(biteplate brace7,braces,orthodontic_braces
crown9,crownwork,jacket3,cap8 denture,plate9(bridge7,bridgework false_teeth) filling5(inlay) retainer3) depressor3
detector,sensor(photoelectric_cell,photocell) diestock drive9 elastic_device(elastic_band,elastic spring2(bedspring
mainspring spiral_spring(hairspring))) electrical_device(antenna,aerial2(dipole2 directional_antenna(array4
dish5,saucer3(scanner3) yagi) omnidirectional_antenna(television_antenna(rabbit_ears))) attenuator ballast5
battery2,electric_battery(voltaic_battery(accumulator2(nicad)) voltaic_pile,pile5) brush4
capacitor,capacitance2,condenser(electrolytic trimmer3) cell3,electric_cell
circuit,electrical_circuit,electric_circuit(bridge2 loop9 computer_circuit(gate2,logic_gate microcircuit
interface4,port5 module3 printed_circuit(circuit_board,board8,card9,plug_in2)) delay_line feedback_loop
limiter,clipper link9,data_link resonator2 squelch2,squelcher2 wiring)
instrument_panel,board7,panel8(dashboard2,fascia2) distributor4,distributer2 electrograph2
electrostatic_generator(electrophorus) filter2 flasher2 fuse(breaker3) inductor,inductance2 jack6 load9 plug5
precipitator reactor(coil6(armature(rotor) astatic_coils choke primary4 head9 secondary_winding,secondary2 solenoid))
rectifier(detector2,demodulator) relay5 resistor,resistance9(ballast4,barretter voltage_divider(potentiometer2,pot8)
rheostat(dimmer)) security_system2,security8 spark_plug,plug4 suppressor3,suppresser3
transducer(electro_acoustic_transducer(cartridge4,pickup7 earphone,earpiece,headphone,phone3(earplug
telephone_receiver,receiver3(headset)) loudspeaker,speaker2,loudspeaker_system(bullhorn squawker2 subwoofer tannoy
tweeter woofer) microphone,mike,mic(bug3)) mosaic5) transformer(coil3) transponder zapper)
electronic_device(beeper,pager defibrillator display6,video_display(display_board,board5 monitor4
screen3(background7,desktop2 computer_screen(touchscreen)) window8(panel7 foreground2)) dongle doubler
generator4(oscillator pulse_generator(pinger)) hearing_aid logic_element mouse4,computer_mouse multiplexer pacemaker3
organizer3,organiser3 readout3 repeater4 scanner2 trackball
tube2,vacuum_tube,thermionic_vacuum_tube,thermionic_tube,electron_tube(diode
gas_discharge_tube(cathode_ray_tube(kinescope)) klystron magnetron pentode television_camera_tube(iconoscope
orthicon,image_orthicon) tetrode triode)) energizer2,energiser2 exercise_device(exercycle treadmill)
explosive_device(bomb(bomblet(bombie) bombshell3 general_purpose_bomb(blockbuster) grenade incendiary2,firebomb)
detonator,cap3 fuel_air_explosive mine2(booby_trap(bouncing_betty claymore2)) petard torpedo5 torpedo3) fan(blower2
punkah) filter(air_filter(filter_tip) strainer(colander,cullender sieve,screen7(riddle2 sifter)) diatomite,kieselguhr)
fire_extinguisher,extinguisher,asphyxiator flare9(fusee2,fuzee) fumigator2 groover guard3,safety3(fender3
safety_catch) heater,warmer(brazier,brasier(hibachi) convector defroster,deicer demister heating_pad oilstove
radiator2 space_heater(electric_fire(infrared_lamp)) stove2) holding_device(chuck3(collet2) clamp,clinch4(cramp2
press6) holder(candlestick(candelabrum,candelabra(menorah2) girandole,girandola) keyboard2
peg6,pin9,thole,tholepin,rowlock,oarlock zarf) jaw3 last8 pullback,tieback spike9,spindle5 vise) horn8 hydrofoil,foil3
imprint5(impression7) indicator3(annunciator cursor,pointer3 dial3 gnomon level5,spirit_level pilot_light2
pointer2(hand8 needle2) scale8(vernier2) tidemark) instrument(analyzer,analyser cautery,cauterant(cryocautery)
drafting_instrument(compass4 divider4 protractor triangle4) engine4(battering_ram
catapult3,arbalest,arbalist,ballista,bricole,mangonel,onager,trebuchet,trebucket) extractor(forceps) harmonium,organ6
instrument_of_execution(electric_chair,chair4,hot_seat gallows(gibbet,gallous) garrote,garotte,garrotte,iron_collar
gas_chamber guillotine2 stake3) instrument_of_punishment(cangue instrument_of_torture(boot5 rack4,wheel6 thumbscrew)
paddle3 pillory stocks3 switch5(birch3 cane3 ferule rattan3,ratan)) measuring_system(accelerometer actinometer
algometer altazimuth altimeter(hypsometer) atmometer,evaporometer audiometer,sonometer barometer(aneroid barograph
weatherglass) bathymeter,bathometer bolometer burette,buret caliper,calliper(micrometer2) calorimeter(bomb2)
chronoscope(time_delay_measuring_system) colorimeter,tintometer
counter_tube(proportional_counter_tube,proportional_counter) craniometer cryoscope declinometer
densimeter,densitometer2(dasymeter) densitometer(microphotometer) dosemeter,dosimeter dynamometer,ergometer
electrodynamometer electroscope eudiometer gauge,gage2(anemometer dipstick pressure_gauge(manometer(tensimeter)
sphygmomanometer) pluviometer,udometer water_gauge(water_level4)) graduate2 gravimeter2 heliometer
hematocrit2,haematocrit2 hydrometer,gravimeter(salinometer thermohydrometer,thermogravimeter) hygrometer(hygrodeik
hygroscope psychrometer) inclinometer2 integrator,planimeter interferometer ionization_chamber katharometer lidar log5
measuring_stick,measure8(rule9,ruler2(meterstick,metrestick yardstick2)) meter2(ammeter(milliammeter) electrometer
fluxmeter galvanometer gasometer magnetometer,gaussmeter odometer,hodometer,mileometer,milometer ohmmeter
radiometer(radiomicrometer) reflectometer speedometer(machmeter) taximeter voltmeter(millivoltmeter) volumeter)
nephoscope octant oximeter pedometer pelvimeter photometer(spectrophotometer) piezometer
pipet,pipette(dropper,eye_dropper) plethysmograph potentiometer quadrant4 radar,radiolocation rangefinder
refractometer rheometer scale7(balance9(microbalance steelyard) weighbridge) sclerometer sector6 seismograph
sensitometer sextant2(astrolabe) sonar,asdic spherometer spirograph spirometer static_tube
synchroscope,synchronoscope,synchronizer,synchroniser tachometer,tach(tachograph) tape4,tapeline,tape_measure
tensiometer3 tensiometer2 tensiometer thermometer(cryometer pyrometer(pyroscope) telethermometer thermocouple thermel
thermograph2,thermometrograph thermopile) timepiece,timekeeper3,horologe(atomic_clock clock(alarm4 chronometer
clepsydra) sandglass(hourglass) sundial timer(chronograph stopwatch) watch,ticker2(hunter4 wristwatch)) tonometer
variometer viscometer,viscosimeter wattmeter) medical_instrument(ballistocardiograph,cardiograph2 bronchoscope
cardiograph,electrocardiograph dialyzer(hemodialyzer) diathermy_machine electroencephalograph electromyograph
endoscope(arthroscope colonoscope culdoscope gastroscope laparoscope proctoscope sigmoidoscope) fiberscope keratoscope
laryngoscope ophthalmoscope(orthoscope) otoscope,auriscope,auroscope polygraph rhinoscope speculum2
stethoscope(fetoscope,foetoscope) surgical_instrument(curette,curet dermatome dilator3,dilater hemostat,haemostat
photocoagulator probe2 retractor snare3 surgical_knife(catling lancet2,lance3 scalpel) trepan,trephine) syringe(douche
hypodermic,hypo2(autoinjector)) thermograph) navigational_instrument(compass(gyrocompass) depth_finder(fathometer)
inclinometer) optical_instrument(binoculars,field_glasses,opera_glasses esophagoscope,oesophagoscope jeweler's_glass
periscope projector2(epidiascope movie_projector(bioscope2)) sights(bombsight gunsight(battlesight
sight_setting(zero4) telescopic_sight)) spectacles,specs,eyeglasses,glasses(bifocals goggles lorgnette
sunglasses,shades2) spectroscope(mass_spectrometer,spectrometer(mass_spectrograph) spectrograph)) plotter4
scientific_instrument(accelerator4(betatron collider cyclotron(bevatron synchrocyclotron synchrotron(cosmotron))
linac) console2 hodoscope kicksorter kymograph,cymograph magnetograph magnifier(microscope(angioscope
light_microscope(magnifying_glass(loupe) ultramicroscope))
telescope,scope3(astronomical_telescope(optical_telescope(reflector2 refracting_telescope(glass4,spyglass))
radio_reflector) collimator equatorial)) microtome stroboscope,strobe tachistoscope telemeter)
sonograph(echocardiograph echoencephalograph) surveying_instrument(alidade2,alidad2 alidade,alidad
clinometer,inclinometer3 plane_table range_pole,flagpole surveyor's_level theodolite,transit(tachymeter,tacheometer))
tracer2 weapon,arm3,weapon_system(bow4(crossbow handbow longbow) bow_and_arrow knucks,knuckles,knuckle_duster
flamethrower gun(airgun,air_rifle antiaircraft,flak3,flack3 breechloader cannon4 cannon2
firearm,piece7(autoloader(automatic_firearm(automatic_pistol,automatic2 automatic_rifle,automatic)
semiautomatic_firearm(semiautomatic_pistol,semiautomatic)) muzzle_loader(arquebus,harquebus,hackbut,hagbut
flintlock,firelock musket(blunderbuss culverin2 fusil matchlock)) pistol,handgun(derringer forty_five gat,rod6
peacekeeper3 revolver) repeater3 rifle(carbine) shotgun,scattergun smoothbore twenty_two2(twenty_two_rifle)))
knife2(bayonet dagger,sticker4(dirk kirpan kris,creese,crease3 poniard,bodkin stiletto) khukuri machete,matchet,panga
shiv yataghan) missile(guided_missile(doodlebug2 space_probe) sidewinder2) pike4(halberd partisan3,partizan2 vouge)
projectile,missile2(arrow2(quarrel2) boomerang(kylie,kiley) bullet,slug(dumdum rifle_ball) cannonball dart(banderilla)
seeker2 shot2,pellet2(buckshot grapeshot,grape3 musket_ball,ball2) spitball) slasher2 sling4
spear,lance,shaft7(assegai,assagai javelin2 trident) sword,blade4,brand6,steel2(backsword2 broadsword(claymore)
saber2,sabre2(scimitar) cutlas,cutlass falchion fencing_sword(epee foil5 saber,sabre) rapier,tuck4) tomahawk,hatchet
weapon_of_mass_destruction(bioweapon,bioarm(anthrax_bacillus clostridium_perfringens aflatoxin botulin,botulismotoxin)
chemical_weapon(poison_gas(mustard_gas nerve_gas,nerve_agent(organophosphate_nerve_agent(sarin soman tabun)))
tear_gas,teargas,lacrimator,lachrymator(chlorobenzylidenemalononitrile chloroacetophenone nitrochloromethane))
high_explosive(disrupting_explosive))) whip(cat_o'_nine_tails,cat5 cowhide3 horsewhip knout quirt scourge,flagellum
strap4(tawse))) interlock,ignition_interlock interrupter jig3 key(latchkey passkey,master9) keyboard(keypad
fingerboard2,clavier) knocker5,doorknocker,rapper2 lift6 lifting_device(crane4(davit derrick2 transporter2)
elevator,lift8(dumbwaiter paternoster2) hoist(headgear2) winch,windlass(capstan yarder2))
lighter2,light9,igniter2,ignitor2(fuse2,fuze,fusee4,fuzee3,primer2,priming2
match,lucifer3,friction_match(fusee3,fuzee2) match3) machine(assembly(weldment) bagger2 calculator2(abacus2 adder2
totalizer2,totaliser2 counter3,tabulator(pulse_counter(scaler)) quipu subtracter2) calender automated_teller comber3
computer(analog_computer(slide_rule,slipstick) digital_computer(bulletin_board,bbs file_server
mainframe(supercomputer) minicomputer multiprocessor microcomputer(portable_computer(laptop notebook2(planner2)))
workstation) node8,client3,guest4 totalizer,totaliser,totalizator,totalisator predictor3 server3,host9
web_site,website,site3(chatroom portal2)) corker2 cotton_gin,gin3 decoder2 farm_machine(cultivator2,tiller4(harrow)
harvester2,reaper3(binder combine header5) haymaker thresher,thrasher) hopper3 machinery(enginery technology3
mill4,grinder3(gristmill quern spicemill treadmill2,treadwheel windmill)) machine_tool(drill_press grinder4
shaper2(lathe miller5)) motor(electric_motor(starter) engine(generator2(alternator dynamo magneto turbogenerator
windmill2,aerogenerator) heat_engine(internal_combustion_engine(diesel2 outboard2 rotary_engine(turbine)))
reaction_propulsion_engine(jet_engine(fanjet2,turbojet2,turbofan2 ramjet,atherodyde,athodyd rocket2(booster5
retrorocket thruster2)))) stepper2) pavior,paviour power_shovel,excavator2,digger2,shovel4(backhoe dredge)
power_tool(buffer5,polisher burr4 sander,smoother hammer7,power_hammer(jackhammer triphammer) plane4,planer
power_drill(electric_drill pneumatic_drill) power_saw,saw3(bandsaw chainsaw gangsaw jigsaw2,fretsaw jigsaw sawmill)
router3 stamper3) press7,mechanical_press(ciderpress winepress) press3,printing_press
printer3(character_printer(teletypewriter,teleprinter,telex ticker3 typewriter(portable stenograph2))
printer2(dot_matrix_printer(ink_jet_printer(bubblejet))) typesetting_machine(monotype3))
record_player,phonograph(gramophone jukebox,nickelodeon) riveter2,rivetter2 feeder4 simulator(trainer2) slicer2
slot_machine(slot7 vending_machine(automat)) sorter2(mailsorter) stamp7,pestle staplegun,tacker3 stapler
textile_machine(loom(handloom) spinning_machine(spinning_jenny spinning_wheel throstle) willow2) trimmer2 workhorse)
magnet(electromagnet magnetic_needle paramagnet permanent_magnet(lodestone,loadstone))
mechanism5(action7(gunlock(flintlock2) movement9) actuator(positioner) automaton2,robot,golem2(android,humanoid)
axis6,axis_of_rotation(pivot2,pin6(fulcrum pintle)) carriage4 ejector2 extractor3 clockwork control9,controller3(dial2
governor2,regulator3(flywheel timer3) handwheel2(steering_wheel,wheel2) joystick2 regulator(aperture ballcock draft7
faucet,spigot2(stopcock,cock2,turncock2) peg5 petcock register6 escape8 sluicegate,floodgate2,penstock
thermostat,thermoregulator(cryostat pyrostat)) switch,electric_switch,electrical_switch(commutator cutout
push_button,push4,button2(doorbell,bell2,buzzer) selector2(dial4) toggle2) valve3(accelerator2,throttle choke2 clack2
poppet)) cooling_system2,cooling2(air_conditioner2,air_conditioning evaporative_cooler refrigeration_system)
drive2(fusee) fail_safe gear3(first6,low4 gearset high7(overdrive2) park6 reverse2 second9 third5
transmission5,transmission_system(four_wheel_drive2 hydraulic_transmission_system)) hydraulic_system
ignition2,ignition_system lock3 mechanical_device(broadcaster2,spreader2 bumper2 carburetor,carburettor
compressor(supercharger) copyholder coupling2,coupler(clevis clutch7(freewheel) swivel turnbuckle
universal_joint,universal4) curler,roller5,crimper2 diaphragm,stop9(iris3) dicer escapement
gearshift,gearstick,shifter2,gear_lever grab hook4,claw2(anchor(grapnel2) pothook(trammel2) tenterhook)
machine4,simple_machine(inclined_plane(ramp,incline2(ski_jump) screw2 wedge6(ax_head,axe_head colter,coulter
moldboard,mouldboard plowshare,ploughshare,share5 quoin,coign,coigne shim)) lever2 pulley,pulley_block,block8(bollock2
fairlead) wheel(balance9 cartwheel car_wheel(spare2) gear,cogwheel(bevel_gear(differential3) pinion rack_and_pinion)
handwheel nosewheel paddlewheel pinwheel2 roller3(caster3,castor3) roulette2 rowel sprocket2 trundle2
waterwheel2(millwheel noria) waterwheel)) pantograph piston2,plunger4 propeller,propellor(airscrew,prop3 screw3)
pump(air_pump(inflater,inflator) aspirator gun5 heart_lung_machine) ratchet,rachet,ratch changer2
ride2(carousel2,carrousel2,merry_go_round2,roundabout2,whirligig2 roller_coaster2(hypercoaster)) seeder2 shutter
ski_binding,binding4 splicer3 splint2 sprinkler stator stoker3 stretcher2 striker5(clapper3,tongue8 hammer6
hammer,cock3 head9(clubhead hammerhead2)) supply_chamber(clip,magazine6 magazine4,cartridge2) swing2(trapeze) pickup6
trap4 vibrator2(dildo) vibrator(reed4,vibrating_reed) weathervane,weather_vane,vane(weathercock)
wheelwork(gearing,gear2,geartrain,train6) winder3(bobbin,spool,reel4(filature shuttle3) reel3) winder2,key9
windshield_wiper,wiper3) radiator3 rotating_mechanism(blade8,vane3(impeller paddle2) cam2
circle8,round9(disk2,disc4(deadeye2 diaphragm4 discus2,saucer4 planchet puck2 token3)) gyroscope,gyro2 rotor3)
steering_linkage steering_system(helm(wheel4) power_assisted_steering rudder2) tape_transport,transport5 whirler2
works4,workings) memory_device(buffer4,buffer_storage(cache3) magnetic_disk,disk4,disc3(diskette,floppy)
magnetic_tape,tape5(audiotape2 videotape2) memory4,computer_memory,storage5,computer_storage,store3(scratchpad)
optical_disk(compact_disk,compact_disc videodisk,videodisc) stack5 recording3(cover9 audio3(audiotape
phonograph_record,record2,disk3,disc,platter2 soundtrack(dubbing)) tape2,taping(videotape) transcription3 video2)
register4(accumulator3 counter7)) musical_instrument,instrument6(hand_organ hurdy_gurdy bass7(bass_viol2,contrabass
bass_horn,sousaphone,tuba(euphonium helicon,bombardon) bombardon2,bombard) calliope2
electronic_instrument(electric_organ,organ3 synthesizer2,synthesiser2 theremin) keyboard_instrument(accordion celesta
clavichord clavier2(harpsichord,cembalo(spinet2 virginal)) organ5,pipe_organ piano,pianoforte,forte_piano(grand2
upright2(spinet))) percussion_instrument(bones,castanets,clappers chime,bell9,gong2(carillon handbell) cymbal(zill)
drum,membranophone,tympan(bongo snare2 tabor,tabour tambour2 tambourine timbrel) glockenspiel gong
kettle4,kettledrum,tympanum3,tympani,timpani lagerphone maraca marimba,xylophone triangle5 vibraphone,vibraharp,vibes)
stringed_instrument(banjo string2(cello,violoncello viol(viola_da_gamba,gamba) viola3 violin,fiddle)
chordophone(balalaika harp(lyre(trigon3)) lute2 mandolin(mandola)) dulcimer
guitar(cittern,cithern,cither2,citole,gittern uke,ukulele) koto psaltery samisen,shamisen sitar
zither,cither,zithern(dulcimer2)) wind6(brass2(baritone3 bugle clarion cornet,horn5,trumpet,trump3(serpent3)
flugelhorn,fluegelhorn horn9 saxhorn trombone(sackbut)) free_reed_instrument(concertina2(bandoneon) harmonica,harp3)
kazoo ocarina,sweet_potato3 organ_pipe,pipe5,pipework(flue2 organ_stop(diapason dulciana reed_stop sourdine2))
pipe4(bagpipe(musette) chanter drone5,bourdon fipple_flute,recorder4(flageolet2 pennywhistle,whistle5) panpipe,syrinx)
whistle3 woodwind,wood7(reed5(double_reed_instrument(bassoon(contrabassoon,contrafagotto tenoroon)
krummhorn,crumhorn,cromorne oboe,hautboy,hautbois(heckelphone shawm)) single_reed_instrument(clarinet
hornpipe3,pibgorn,stockhorn sax2,saxophone)) flute(fife piccolo)))) nest_egg2 noisemaker(horn thunderer2)
optical_device(autofocus biprism coelostat collimator2 diffraction_grating,grating3(echelon3) diffuser2,diffusor2
finder3,viewfinder laser lens,lense,lens_system(anastigmat condenser4 contact9 converging_lens(sunglass)
eyepiece,ocular meniscus2 monocle,eyeglass objective2) planetarium2 polarimeter,polariscope prism2,optical_prism
projector stereoscope viewer2) override paper_feed peeler3 pick5,plectrum,plectron prod2,goad(ankus spur4,gad2)
prompter2,autocue pull4(bellpull) reflector(mirror(glass6 pier_glass speculum)) release8,button6 remote_control,remote
reset restraint6,constraint2(airbrake arrester band9(collet3 ligature3 withe) brake(brake_system,brakes emergency3
power_brake(airbrake2)) brake5 brake_shoe,shoe4,skid2 catch6,stop9(doorstop,doorstopper pawl,detent,click3,dog6
tripper4,trip5) chain5 fastener2,fastening,holdfast,fixing2(bellyband2 buckle button carabiner,karabiner catch7(hasp
hook latch2) clasp cleat2 clinch3 clip3(paperclip) clothespin cotter3,cottar2(cotter_pin)
cringle,eyelet2,loop,grommet,grummet dowel,joggle fillet5,stopping knot2(bow,bowknot clove_hitch figure_eight2
half_hitch hitch5 loop_knot(bowline) sheepshank slipknot square_knot(reef_knot(granny3))) lashing2
link2,linkup,tie5,tie_in(bridge8,nosepiece3) lock(doorlock latch padlock) locker2 nail2(brad clout3 doornail hobnail
spike9 staple4 tack2(thumbtack,pushpin tintack)) paper_fastener(staple5) pin9(barrette hairpin(hairgrip,grip7 bodkin2)
hatpin linchpin2,lynchpin2 peg,nog(tee3 treenail,trenail,trunnel) rivet2 skewer(spit3(brochette turnspit)))
screw4(bolt6(kingbolt,kingpin2) setscrew2 setscrew thumbscrew2 woodscrew worm4) seal8(gasket washer2(lockring))
sealing_wax,seal zip4,zipper snap9 toggle3) gag2,muzzle4 leash,tether,lead9 lock5 muzzle3 drogue3
shackle,bond5,hamper,trammel4(fetter,hobble handcuff,cuff2,handlock,manacle irons,chains) trammel3) router2
runner9(blade7 ski) scratcher3(backscratcher2) shoehorn shoetree shredder signaling_device(buzzer2) snowshoe sounder
source_of_illumination(lamp(candle,taper4(chandlery dip7 rushlight) electric_lamp(arc_lamp(carbon_arc)
flashlight,torch3(penlight) light_bulb,lightbulb,bulb2,electric_light) flash9,photoflash,flashgun,flashbulb lantern
limelight2 neon_tube spotlight2,spot9 streetlight taillight) light2,light_source(blinker,flasher3
flood3,floodlight,photoflood headlight,headlamp(foglamp) houselights jacklight sconce3 searchlight sidelight
theater_light(footlights) torch(flambeau)) ultraviolet_lamp(mercury_vapor_lamp(sunlamp,sunray_lamp)))
stabilizer3,stabiliser(fin5(vane2) gyrostabilizer,gyrostabiliser outrigger) stemmer5 straightener
strengthener,reinforcement4(backing2,mount5 brace9,bracing(crosspiece2(crossbar3 rundle,spoke2,rung2
rung,round9,stave3 thwart transom2,traverse2) gusset2 guy3,guy_wire stay5(backstay forestay(mainstay3)) stringer3
strut2 tie8,railroad_tie,crosstie,sleeper4) brace(skeg)) stylus(phonograph_needle,needle4) suction_cup
support9(andiron,firedog,dog7 back8,backrest(cantle) backboard2 baluster bar9 base8,pedestal,stand(staddle trivet2
trivet) bearing6(journal_bearing(hotbox)) bedpost bookend bracket4,wall_bracket(console3 corbel,truss3 modillion
sconce4) bridge6 foot9 foothold2,footing3(toehold2) handrest hanger2(strap2) harness harp2 headstock leg3
perch(roost2) pier3 pier2 rack5,stand5(bier2(catafalque) tripod(easel)) rest6(armrest(arm4) headrest2)
rib(screw_thread,thread4) rocker7 seat4(backbench backseat2(dickey,dickie,dicky) saddle5 chair5 cockpit3 crossbench
capsule7 howdah,houdah pillion rumble2 saddle(packsaddle sidesaddle)) shelf(bookshelf hob4
mantel,mantelpiece,mantle6,mantlepiece,chimneypiece overmantel) spoke,radius5 step4,stair(corbiestep) stirrup
stock3,gunstock structural_member(beam2(cantilever girder header4 header2,lintel joist(trimmer4) keel3 keelson
rafter,balk3,baulk3 ridge6,ridgepole,rooftree shore2,shoring tie4 timber2(coulisse2 sternpost stringer4 two_by_four)
trave,traverse,crossbeam,crosspiece) plate9 riser3 sill(doorsill,doorstep,threshold4 windowsill) tread4
upright,vertical2(column7,pillar5(atlas4,telamon caryatid newel2 pilaster pile6,spile,piling,stilt
support_column(lally)) jamb(doorjamb,doorpost) post4(bollard,bitt gatepost goalpost lamppost maypole newel
rudderpost,rudderstock stake5 stanchion standard5 stump3 telephone_pole timber3) scantling,stud3 shaft9,scape2 stile))
tailstock tee2 undercarriage(landing_gear) yoke5) sweatbox2 synchroflash take_up teaser7 tilter2 tongs toy3
trap(flytrap mantrap2 mousetrap net2(brail fishnet(seine2 trammel trawl2,dragnet2)) pit8,pitfall2 rattrap3
snare5,gin2,noose web2,entanglement) trigger2 valve2 vaporizer,vaporiser ventilator washboard slide_chart(volvelle))
equipment(apparatus,setup(aerator burner(blowtorch,torch4,blowlamp gas_jet(bunsen2,etna2 pilot_light,pilot5))
centrifuge,extractor2,separator(ultracentrifuge) chemical_reactor condenser2
duplicator,copier(facsimile2,facsimile_machine,fax hectograph,heliotype lithograph2 mimeograph,mimeo photocopier)
electrograph generator heliograph incubator,brooder instillator lighting2(backlighting)
nuclear_reactor,reactor2(pile8) pendulum(metronome) purifier(scrubber3) reformer2 semaphore sequencer,sequenator
soda_fountain2 still3 submersible(bathyscaphe,bathyscaph,bathyscape bathysphere minisub,minisubmarine)
telegraph,telegraphy2 titrator x_ray_machine(fluoroscope,roentgenoscope tomograph)) automation3 cooling_system
electrical_system2 electronic_equipment(amplifier(booster4 maser) audio_system,sound_system(reproducer(hi_fi
stereo,stereophony,stereo_system(quadraphony))) central_processing_unit,processor3,mainframe2 circuitry
detector3(scanner4) equalizer,equaliser lens5 mixer3 modem monitor6 monitor5 oscilloscope,scope4
peripheral,peripheral_device(data_input_device,input_device output_device) playback2 scrambler3
set9(receiver,receiving_system(direction_finder(goniometer) radio2,tuner2,wireless3(superhet) television3,tv2,telly)
transmitter3,sender2(jammer)) tape_deck telephone,phone,telephone_set(extension9 handset
radiotelephone2,radiophone(cellphone,cell5) speakerphone) television_equipment(television_camera,camera2(camcorder))
terminal4) game_equipment(backboard ball(baseball2 basketball2 bowl7 bowl6 football2 handball jack5
marble2(taw2,shooter) punching_bag2,punchball racquetball softball volleyball2)
bowling_equipment(bowling_pin,pin9(candlepin duckpin headpin,kingpin3 ninepin,skittle tenpin))
counter2(chip6,poker_chip) crossbar2 game9(puzzle2(tangram crossword)) goal3(basket3,hoop4 net4(cage4)) horseshoe
jack7,jackstones man9,piece9(black6 checker3,chequer(king8) chessman(bishop3 castle3,rook king9 knight2,horse5 pawn3
queen8) tile3 white9) net5 pinball_machine,pin_table pool_table,billiard_table quoit wheel5 spinner2)
gear4,paraphernalia,appurtenance(tackle3,fishing_tackle,rig5 kit2,outfit3(layette) regalia(crown_jewels)
rig(oilrig(drilling_platform)) rigging,tackle2 saddlery,tack3(bit5(bridoon curb2 snaffle)
caparison,trapping,housing3(bard2 horsecloth) cinch2,girth2 hame harness2 headgear3(bridle halter,hackamore)
martingale saddle_blanket,saddlecloth(apishamore) yoke7)) life_support2 life_support material4(packaging3 railing2
roofing) materiel,equipage(baggage3(impedimenta2) marching_order) naval_equipment(naval_radar
shipboard_system(surface_to_air_missile_system))
photographic_equipment(camera,photographic_camera(digital_camera(webcam)) clapperboard developer2 enlarger
photometer2(cytophotometer) photographic_material(film3,photographic_film(footage microfilm(microfiche) negative2
positive2 reel roll4 sequence3,episode4 x_ray_film(bitewing) film_clip))) recorder,recording_machine(oscillograph)
rescue_equipment(parachute,chute(drogue4 parasail))
satellite,artificial_satellite,orbiter(spacecraft,space_vehicle(lander2 lunar_module capsule6 space_shuttle
starship,spaceship) space_station sputnik) sports_equipment(badminton_equipment(shuttlecock,bird5,birdie2,shuttle)
baseball_equipment(base3,bag3(home_plate,home4,plate third6) baseball_bat,lumber2 glove,mitt2 cage5 mound,hill5)
boxing_equipment(glove3) cricket_equipment(cricket_bat,bat4 wicket) croquet_equipment(wicket2,hoop3)
golf_equipment(golf_club2,golfclub,club5(iron2(mashie midiron niblick putter2 wedge5) wood8(brassie driver5 spoon3))
pin8,flag5) gymnastic_apparatus,exerciser(balance_beam,beam7 horizontal_bar horse2,gymnastic_horse(buck)
parallel_bars,bars rings trampoline) hammer5 mat3(canvas6,canvass6) mouthpiece4,gumshield shot9
skate(ice_skate(rocker6)) spike2(crampon2,crampoon2,climber5 piton pricket) stick6 target4,butt5
weight2,exercising_weight(barbell dumbbell)) teaching_aid(audiovisual)) furnishing2(appointment3,fitting3
furniture,piece_of_furniture(baby_bed,baby's_bed(bassinet carrycot cradle crib,cot2)
bedroom_furniture(bed(berth3,bunk2(lower upper) bunk3 bunk6 cot3 couch3 deathbed2 four_poster hammock2,sack6 sickbed
trundle,truckle)) bedstead,bedframe bookcase buffet,counter4,sideboard3(credenza,credence2 minibar,cellaret)
cabinet(dresser5) chest_of_drawers,chest4,bureau2,dresser(chiffonier,commode2 highboy,tallboy lowboy) etagere fitment
hallstand lamp2 nest5 office_furniture(file3,file_cabinet,filing_cabinet(card_index)) seat3(bench(banquette pew
prie_dieu settle,settee) bench7 box8 chair(armchair(fauteuil recliner,lounger2) chair_of_state(throne(cathedra
musnud)) chaise,daybed2 highchair ladder_back rocker4(shoofly2) wheelchair) ottoman3,pouf2,pouffe,puff6,hassock
sofa,couch,lounge(convertible3(davenport3(chesterfield2)) daybed divan loveseat,tete_a_tete2,vis_a_vis2 settee2
squab2) stool(campstool footstool,footrest,ottoman4,tuffet taboret,tabouret)) sectional sleeper7 table2(altar booth
console counter(bar2(buffet3(commissary2) soda_fountain) checkout3 reception_desk) desk(davenport2
secretary4,escritoire,secretaire) dresser4,vanity4 gueridon platen stand4(lectern,reading_desk)
worktable(workbench,bench4)) table3(board6(triclinium2)) wall_unit wardrobe,closet3,press5(armoire clothespress)
washstand)) hardware2,ironware implement(bar3(bolt3,deadbolt bolt2 carpenter's_level core9 crossbar(doubletree
whiffletree,whippletree,swingletree) drawbar fret4 handlebar handspike heaver lever(compound_lever(nutcracker
pliers,plyers scissors(clipper4 shears(clipper3 pruning_shears(secateurs) snips,tinsnips) snuffers))
crowbar,pry(jimmy,jemmy) gun_trigger,trigger key9(backspace,backspacer return9 shift8 tab3) peavey,peavy,dog_hook
pedal2,treadle,foot_pedal(accelerator,gas5,throttle2,gun6 clutch6) stick3,joystick tappet tiller3 tire_tool)
rail4(hitchrack) rotor2 shackle2 track9,rail3,rails,runway) beater2(eggbeater2,eggwhisk) brush2(bottlebrush
clothesbrush hairbrush nailbrush sable(rigger2) scrubber2 toothbrush) buff5,buffer7 candlesnuffer
cleaning_equipment(broom(besom whisk2) sweeper2 cleaning_pad squeegee swab2,swob,mop(dustmop)) eraser(rubber4)
fire_iron(poker,salamander3 shovel3) flail hook5(buttonhook crotchet4 fishhook gaff3 gig3 skyhook2)
iron3,branding_iron leather_strip(lash2,thong strap(bootstrap cheekpiece crupper latchet noseband,nosepiece2
rein(checkrein) strop) thong3) needle3(dry_point2 sewing_needle(sharp2)) oar(paddle4 scull2 scull sweep4)
rod(baton,wand4 baton4 kickstand pole(boom4 caber mast4 spar2(boom5 bowsprit martingale2 gaff2 jibboom mast(foremast
jiggermast,jigger2 mainmast mizzenmast,mizenmast,mizzen,mizen topmast(topgallant2)) sprit yard8) stilt2) ramrod
ramrod3 rotating_shaft,shaft9(camshaft crankshaft driveshaft spindle3,mandrel,mandril,arbor2)
shaft3(axle(dead_axle(axletree) journal5) thill) wand) sharpener(grindstone steel3 strickle) snuffer
spear2,gig2,fizgig,fishgig,lance2(harpoon leister) spike9 sports_implement(baton5 cue4 mallet pole9
racket4,racquet(battledore crosse bat3)) stick(bow2(fiddlestick) club3(bat5(paddle) bludgeon(blackjack2,cosh,sap3)
cudgel(bastinado shillelagh,shillalah) knobkerrie,knobkerry lathi,lathee truncheon,nightstick,baton2,billy,billystick)
divining_rod,dowser2,dowsing_rod,waterfinder drumstick2(mallet2,hammer4) linstock matchstick maulstick,mahlstick
singlestick,backsword spindle4 staff2(alpenstock baton3 crook3 crutch distaff2 flagpole2,flagstaff2 pikestaff
quarterstaff) stob walking_stick(cane(malacca3) supplejack)) stick7 stirrer2 strickle2 swab swatter,flyswatter,flyswat
tool(abrader,abradant2 bender clincher3 comb3(hatchel,heckle) cutting_implement(bit9(bur2,burr5
counterbore,countersink2) blade9(razorblade) cutter6,cutlery(die3 edge_tool(adz,adze
ax,axe(broadax,broadaxe(battle_ax(poleax2,poleaxe2)) hatchet2 piolet poleax,poleaxe) chisel(burin drove3) gouge2
hand_ax hob3 knife(barong bolo2 cleaver,chopper4 drawknife,drawshave paperknife parang parer2 pocketknife(jackknife
penknife switchblade) slicer3) pick7,pickax,pickaxe(mattock) plane5,carpenter's_plane,woodworking_plane(bullnose
jointer spokeshave) razor(shaver3) scythe shear2 sickle))) drill(auger2,gimlet2,wimble borer reamer2 trepan2) eolith
fork4(hayfork) gang4 garden_tool(edger2 lawn_mower,mower) grapnel,grapple,grappler2(crampon,crampoon) hack4
hand_tool(awl(bradawl,pricker2 scriber,scribe4) bevel2 bill8,billhook bodkin4,threader bodkin3
crank4,starter6(crank_handle) dibble,dibber file4(nailfile rasp2) float5 graver,pointel,pointrel(scauper,scorper)
gutter4 hammer2(clawhammer mallet3,beetle2(gavel) maul,sledge2,sledgehammer plexor,plessor,percussor)
hand_shovel(spade2 spud2) marlinespike,marlinspike,marlingspike opener3(bottle_opener(corkscrew) latchstring) pallet3
pestle3 pick6(icepick toothpick) pincer,pair_of_pincers,tweezer pitchfork plumber's_snake,snake6,auger plunger3
ravehook sandblaster saw2(bucksaw hacksaw handsaw(backsaw pruning_saw(pruner2,lopper) ripsaw,splitsaw)
whipsaw(pitsaw)) scraper screwdriver shovel(scoop5) soldering_iron spatula2(palette_knife slice6) spreader square8
straightedge trowel(slick4) weeder2 wrench3,spanner(adjustable_wrench(pipe_wrench(chain_tongs)))) hoe(scuffle2)
jack9(jackscrew) neolith paleolith pestle2,muller8,pounder2 plow,plough2(moldboard_plow(lister3,middlebreaker))
punch3,puncher3 rake3 ram4(rammer) rounder2 shaping_tool(die2(stamp8)) strickle3 stylus2,style8
tamp,tamper,tamping_bar(stemmer4) tap5 upset4,swage) utensil(ceramic_ware(earthenware(delft faience majolica,maiolica
terra_cotta) porcelain(china2(crackle2,crackleware)) pottery,clayware(agateware lusterware) stoneware) copperware
funnel2 kitchen_utensil(cookware(baster3 cooker(popper3) enamelware(cloisonne graniteware) grid5,gridiron griddle
pan,cooking_pan(frypan,skillet(spider3) roaster4 saucepan(stewpan) wok) skimmer2 steamer2
turner8,food_turner(spatula)) grater kitchenware masher2 mincer mixer4(blender,liquidizer,liquidiser whisk) ricer
seeder3 squeezer(reamer,juicer2)) server4) writing_implement(chalk4 charcoal2,fusain crayon cyclostyle
marker3(highlighter2) pen(ballpoint,ballpen quill) pencil sketcher2)) means2
system(communication_system(ground_control intercom(interphone)
radio3,wireless4(radiotelegraph2,radiotelegraphy2,wireless_telegraphy2) radio_link,link8
telecommunication_system(television2(cable6))) computer_system(platform3) containment2 control_system(closed_loop
servo,servomechanism,servosystem) exhaust2 guidance_device hookup2,assemblage2 lockage2 maze,labyrinth
mechanical_system(linkage3 assembly_line,line9 suspension5 ventilation2) navigational_system(omnirange)
network5,electronic_network(computer_network(internet,net,cyberspace intranet local_area_network(ethernet) web5)
superhighway2) network4(reseau2 reticle,reticule2,graticule reticulation2) resonator3 scaffolding,staging2
security_system(firewall2) selsyn,synchro synchromesh) toiletry,toilet_articles(antiperspirant
cosmetic(depilatory2,depilator,epilator highlighter makeup,make_up3(blackface eyebrow_pencil eyeliner eyeshadow
face_powder greasepaint kohl lipstick mascara rouge,paint3,blusher2) pencil4) cream3,ointment2,emollient(coldcream
lanolin2 nard,spikenard sunscreen,sunblock) deodorant,deodourant hairdressing(pomade,pomatum(brilliantine))
lotion(after_shave(bay_rum) toner3) mousse3 perfume2,essence4(cologne2 patchouli2,patchouly2,pachouli2 perfumery
potpourri3 rose_water) powder3(araroba,chrysarobin toilet_powder(talcum2)) shaving_cream gel2) medium(vehicle2 paper4
film2,cinema,celluloid2 print_media(press2,public_press(newspaper,paper3(daily gazette tabloid2,rag4,sheet5))
journalism,news_media(photojournalism(rotogravure2) tabloid,tab2) samizdat) storage_medium(magnetic_storage)
telecommunication,telecom(telephone2,telephony(voicemail call,phone_call,telephone_call(call_back long_distance))
telegraphy wireless2(radiotelegraph,radiotelegraphy,wireless_telegraphy radiotelephone,radiotelephony)
broadcasting2(radio,radiocommunication,wireless television,telecasting,video4(cable5) reception3(detection3
demodulation)) multiplex) album)) layer,bed6(blanket3 course8,row4 cushion2 interlayer lift7 ply2 tier5 wall6)
lemon5,stinker3 line9(becket2 cord(agal bowstring catgut2,gut3 chenille clews clothesline fishing_line(handline
trawl,spiller2,setline,trotline) lace,lacing2(bootlace shoelace,shoestring) lanyard2,laniard2 lanyard,laniard piping
perpendicular3 ripcord2 ripcord slack6 string,twine(snapline packthread) string3(snare4) thread,yarn2(cotton4(lisle2)
dental_floss,floss2 floss ligature4 metallic2 pile7,nap3 purl suture3 tinsel2 warp4 woof,weft,filling4,pick4 worsted2)
tie9(drawstring,string6) whipcord wick2,taper3(candlewick) wick) lanyard3,laniard3 lifeline4 lifeline3
mooring2(headfast) painter3 ratline,ratlin rope(bola2 brace5 brail2 bungee cable3 cordage2(sennit) halyard,halliard
halter2,hemp3 hawser lasso2,lariat,riata,reata prolonge small_stuff(marline seizing) tier4 tightrope)
sheet7,tack4,mainsheet,shroud2 shroud strand2(ply) towline,towrope trace5) marker(bookmark,bookmarker) mystification2
opening9(aperture3(mouthpiece6,embouchure mouthpiece) bell9 breech exit,issue9,outlet3,way_out(outfall) fly3,fly_front
gap3,crack2(lacuna,blank2) muzzle(point9,gunpoint) hole2(armhole bunghole2 buttonhole countersink cup7 eye5
eyelet,eyehole2 finger_hole2(thumbhole2) hawse,hawsehole,hawsepipe keyhole loophole2 manhole mortise,mortice
peephole,spyhole,eyehole(judas4) perforation plughole posthole puncture2(pinhole pinprick2) thumbhole
vent,venthole,blowhole2) intake2,inlet2(siamese3) interstice2 lunette2,fenestella mouth8 neck5(neckline(decolletage))
port3,embrasure,porthole2 slit(jag2 slot2 vent4) spout(gargoyle nozzle,nose8(showerhead)) throat2
wicket4,lattice2,grille window2(car_window(quarterlight)) window7) padding,cushioning(cushion3(gaddi hassock2 headrest
pillow(bolster) pincushion) falsie pad4(underlay,underlayment(underfelt) mat8(mousepad) mattress(featherbed futon
paillasse,palliasse pallet4 tick4) panel5 plastron4 potholder powderpuff,puff5 rat5 transdermal_patch)
stuffing2(batting2,batten)) plaything,toy(ball6(beachball snowball4) balloon2 cockhorse doll,dolly3(golliwog,golliwogg
kachina3 puppet3) dollhouse2 hobby2,hobbyhorse2,rocking_horse kaleidoscope2 kite3 pinata pinwheel3
playhouse(tree_house) popgun rattle2 sandbox2,sandpile,sandpit2 seesaw,teeter,teetertotter,teeterboard slide4
slingshot,sling2,catapult teddy,teddy_bear top8,whirligig,teetotum squirter) ready_made restoration5
sheet6(blackboard,chalkboard blank3 board3(aquaplane breadboard drainboard floorboard kneeler2 mortarboard,hawk3
palette2,pallet5 planchette scoreboard sideboard2 sideboard snowboard springboard(diving_board(highboard)) surfboard
trencher2 wakeboard wallboard,drywall(fiberboard,fibreboard plasterboard) workboard) laminate(plywood,plyboard)
membrane(drumhead,head9 gelatin3,gel3) panel(coffer,caisson,lacunar footboard2 headboard paneling,panelling,pane2
wainscot2,wainscoting2,wainscotting2 wainscot,dado window3) plate2(baffle(diffuser,diffusor) cylinder_head damper
engraving2(copperplate3 etching2 gravure2 halftone2,photoengraving linecut2 woodcut2) escutcheon2
fin_keel(centerboard,centreboard(daggerboard)) fishplate grid3 lamella3 numberplate nameplate(doorplate)
plate_iron(boilerplate2 sheet_iron stovepipe_iron tank_iron) platen2 pleximeter,plessimeter tap4)
plate9,photographic_plate sheet_glass(pane,pane_of_glass(windowpane,window6) slide,microscope_slide)
sheet_metal(corrugated_iron flashing2 foil(chaff2 gold_foil(gold_leaf) tinfoil) tin_plate,tinplate) stencil) sphere2
square7 squeaker strip2,slip9(band7(armband2 armlet backband bellyband
collar,neckband2(choker4,ruff2,ruffle2,neck_ruff(fraise) rabato,rebato) collar6 garter,supporter4
girdle2,cincture,sash2,waistband,waistcloth(cummerbund) headband(taenia,tenia,fillet4) headstall,headpiece
hoop2,ring3(collar4 rim3(felloe,felly) rim2 tire,tyre2(car_tire(retread,recap2) pneumatic_tire(flat5 radial
tubeless))) strap3,shoulder_strap sweatband sweatband2 watchband,watchstrap,wristband2,bracelet weed2 wristband
wristlet) band9,ring9 band9 cramp3 reef3 lead9,leading mullion ribbon3 screed3 stay4 tab4 tape(adhesive_tape(plaster5)
inkle webbing2) weatherstrip,weather_stripping,weatherstripping) surface(bed7
board9,gameboard(checkerboard(chessboard) dartboard pegboard punchboard) face4 ground9
level6(floor,flooring(floorboard2 parquet truck_bed(flatbed2)) paved_surface(apron4 pavement,paving2(curbside) runway4
skidpan tarmacadam2,tarmac2,macadam2 taxiway,taxi_strip) platform(block9 bandstand,stand9 catwalk
dais,podium,pulpit,rostrum,ambo,stump4,soapbox2 deck(afterdeck foredeck orlop quarterdeck
upper_deck(bridge9(flybridge) weather_deck(topside))) dock4 footboard(running_board) footplate foretop landing
launching_pad,launchpad,pad5 monkey_bridge pallet2 pier,wharf,wharfage2,dock3(levee2 quay) ring7 runway3 scaffold
stage3(downstage stage_setting,setting3 proscenium,apron3,forestage theater_stage(boards) wing3,offstage,backstage)
stage8 stairhead top7 turntable turntable3)) meniscus3 miter2,mitre2
plaster4,plasterwork(pargeting2,pargetting2,pargetry) screen,projection_screen side5(beam6 broadside4
edge3(bevel,cant5,chamfer(splay) bezel brim,rim5,lip4(collar5) curb,curbing,kerb deckle featheredge groin2 milling)
front4(bow3,fore,prow,stem5 facade,frontage3,frontal3(frontispiece) face8(dial) frontispiece2 nose2 nose3 ogive
shirtfront(plastron2 plastron) shopfront,storefront) larboard,port4 nearside obverse2(head9)
rear5,back2(stern,quarter9,poop4,tail8 tail7,tail_assembly,empennage) reverse4,verso2(tail6) sidewall soffit starboard
upper_surface(ceiling(overhead5))) skin2 spandrel,spandril superficies2 tread2 vertical_surface(face9(perpendicular4
coalface)) work_surface(tabletop(countertop) writing_board(clipboard lapboard))) thing4(flagship
pill(vitamin_pill(multivitamin)) snorter3 standby variation5(bastard3,mongrel) wobbler)
track3(railroad2,railway2(gantlet4 siding,railroad_siding,turnout3,sidetrack switch4) tramline,tramway2)
weight4(bob4(plumb,plummet) counterweight,counterbalance,counterpoise,balance9,equalizer2,equaliser2(tare5)
load,loading,burden2(burthen superload millstone2 overload2,overburden2 overload) makeweight2 paperweight sinker2)
building_material(building_block2(ashlar keystone2,key9,headstone(quoin2,coign2,coigne2) voussoir)
stone2(capstone2,copestone2,stretcher4 cornerstone3 cornerstone2 gravestone,headstone2,tombstone hearthstone
millstone3 monolith paving_stone(cobble,cobblestone,sett curbstone,kerbstone flag6,flagstone) springer,impost2
whetstone(hone oilstone)) bricks_and_mortar cement2 concrete(cement ferroconcrete)
covering_material(fiberglass,fibreglass linoleum,lino plaster(grout parget,pargeting,pargetting roughcast spackle
stucco(render)) puddle) fencing2 flooring2 gunite insulant,insulation2(lagging corkboard) lumber,timber(stock9
strip5(batten2 cleat3 fingerboard3 furring2 jackstraw,spillikin picket5,pale slat,spline2(lath louver,louvre2,fin3
splat2 stave2,lag3) spline) board2,plank(matchboard skid wale2,strake(garboard gunwale,gunnel) chipboard,hardboard
deal4) planking) mortar2 roofing_material(roofing_paper slate2,slating thatch2 tile2,roofing_tile(pantile))
shingle,shake siding2(clapboard,weatherboard,weatherboarding) staff4) paving,pavement2,paving_material(asphalt
blacktop,blacktopping macadam tarmacadam,tarmac)) food,nutrient(yolk2,vitellus
comestible,edible,eatable,pabulum,victual,victuals3(tuck) fare4(diet3 diet(dietary_supplement carbo_loading pap2
vegetarianism) dietary menu2 chow2,chuck,eats,grub board4,table6 ration)
foodstuff2,food_product(starches(bread,breadstuff(bap barmbrack breadstick(grissino) bun,roll7(brioche croissant
onion_roll(bialy,bialystoker) sweet_roll(schnecken danish2) bagel,beigel) challah,hallah cracker(saltine pretzel)
crouton flatbread(flatbrod bannock chapatti,chapati pita) loaf(meatloaf) matzo,matzoh,matzah nan4,naan
quick_bread(oatcake cornbread(ashcake cornpone,pone dodger2 hushpuppy johnnycake(hoecake)) muffin,gem4(popover)
scone(griddlecake) biscuit(baking_powder_biscuit(shortcake) hardtack)) rye_bread(pumpernickel limpa) simnel
toast(zwieback,rusk) wafer3 white_bread(french_bread(baguet,baguette)))
potato,murphy,spud,tater(french_fries,french_fried_potatoes,fries,chips) rice(paddy3)) breadstuff2
coloring,colouring,food_color concentrate2(evaporated_milk) meal3(kibble cornmeal farina oatmeal2,rolled_oats pinole)
roughage,fiber2(bran2) flour(wheat_flour(graham3) semolina) frozen_foods canned_food(canned_meat,tinned_meat)
carob3,carob_powder tapioca cocoa2(criollo2) grain2,cereal2(corn3(hominy popcorn2) grist groats millet3
barley,barleycorn2 buckwheat2 wheat2,wheat_berry2(bulgur,bulghur) oat2 wild_rice2 malt3(wort2))
ingredient3,fixings(flavorer,flavourer,flavoring,flavouring,seasoner2,seasoning(cola_extract anchovy_paste
condiment(relish2(olive4 pickle(gherkin caper2) chowchow piccalilli) dip4(guacamole) mustard2,table_mustard
catsup,ketchup,cetchup chili_sauce chutney salsa horseradish3 marinade soy_sauce,soy3 vinegar,acetum2 sauce(pesto
ravigote,ravigotte dressing,salad_dressing(vinaigrette mayonnaise,mayo) aioli hollandaise bearnaise bordelaise
bourguignon chocolate_syrup bechamel(blanc) demiglace gravy spaghetti_sauce(carbonara marinara) mole3 veloute
allemande poulette) spread5,paste4(margarine,margarin2,oleo,oleomargarine,marge(stick4) peanut_butter shrimp_butter
lobster_butter fishpaste garlic_butter miso hummus,humus2,hommos,hoummos,humous pate tapenade tahini) wasabi2)
herb2(fines_herbes basil3 borage2 hyssop2 caraway2 chervil2 chives2 comfrey2 coriander3,cilantro2 costmary2 fennel3
lovage2 marjoram2,oregano2 mint4 parsley2 rosemary2 rue2 sage2 savory3,savoury sweet_woodruff2,waldmeister2
tarragon2,estragon2 thyme2 angelica3 dill2 tea5(black_tea(congou,congo4 pekoe souchong,soochong) green_tea(hyson)
oolong)) spice2(allspice3 cinnamon3 clove4 fennel4 ginger2,powdered_ginger mace3 nutmeg2 star_anise3) peppermint_oil
wintergreen_oil salt2,table_salt,common_salt2 ginger3,gingerroot pepper3,peppercorn sassafras2
coriander2,coriander_seed fenugreek2 garlic2,ail(clove3) nasturtium3 turmeric2 cardamom2,cardamon2,cardamum
cayenne2,red_pepper chili_powder curry_powder paprika2 angelica2 anise2,aniseed,anise_seed juniper_berries saffron2
sesame_seed,benniseed caraway_seed dill_seed celery_seed monosodium_glutamate vanilla2,vanilla_extract
sweetening,sweetener(aspartame honey saccharin sugar,refined_sugar(caramel2 sugarloaf,sugar_loaf
brown_sugar(demerara5)) syrup,sirup(molasses sorghum3 treacle grenadine)) mocha2 cassareep) tomato_paste
egg_white,white9,albumen2,ovalbumin egg_yolk,yolk) egg2,eggs dairy_product(milk(buttermilk) cream2 half_and_half
butter(clarified_butter(ghee)) yogurt,yoghurt,yoghourt whey2 curd2 clabber cheese(cream_cheese(mascarpone)
bleu(gorgonzola) cheddar2 chevre mozzarella quark2 ricotta swiss_cheese(sapsago))) milk4(coconut_cream soymilk
formula6) curd(tofu) concoction,mixture2,intermixture(mincemeat stuffing,dressing2(forcemeat,farce2) roux batter2
dough(pastry(puff_paste(phyllo))) mix,premix filling3(lekvar)) juice(gravy2) perishable,spoilable)
nutriment,nourishment,nutrition2,sustenance,aliment,alimentation,victuals2(milk2(colostrum,foremilk)
course7(entree(plate8) appetizer,appetiser,starter5(antipasto canape cocktail2 hors_d'oeuvre(rollmops) crudites)
dessert,sweet2,afters(ambrosia3 blancmange charlotte2 compote dumpling2 flan frozen_dessert(ice5,frappe3(sorbet)
ice_cream,icecream(chocolate_ice_cream vanilla_ice_cream) sherbert,sherbet ice_lolly,lolly2,lollipop,popsicle
snowball3 snowball2 parfait sundae split7 frozen_pudding) junket mousse pavlova2 whip3 pudding3(flummery duff)
pudding2,pud(trifle) syllabub2,sillabub2 tiramisu zabaglione,sabayon mold6,mould5))
dainty,delicacy2,goody,kickshaw,treat(tidbit,titbit savory4,savoury2 sweet3,confection(confectionery
confiture(candied_fruit,succade(candied_citrus_peel(grapefruit_peel lemon_peel2 orange_peel2))
conserve,preserve3,conserves,preserves(chowchow2 jam lemon_curd jelly2 marmalade)) sweetmeat
candy,confect(hard_candy(jawbreaker sourball) brandyball patty3 bonbon brittle,toffee,toffy butterscotch caramel
candyfloss dragee2 dragee fondant fudge(divinity3 penuche,penoche,panoche,panocha) gumdrop(jujube3) mint5(peppermint3)
horehound2 kiss3,candy_kiss licorice2,liquorice2 lollipop2,sucker5 lozenge(cachou troche,pastille,pastil) marshmallow
marzipan,marchpane nougat praline rock5 sugarplum taffy truffle3) hardbake chewing_gum,gum candied_apple
center9,centre5 comfit maraschino2 nonpareil2) ambrosia4,nectar3 gelatin2,jelly(gelatin_dessert(jello) aspic)
marrow3,bone_marrow2) dish2(piece_de_resistance2 adobo entremets(raita) special2 casserole soup(consomme(madrilene)
bisque borsch,borsh,borscht,borsht,borshch,bortsch broth2(bouillon) broth,stock8(liquor3) gazpacho gumbo4 julienne2
marmite mulligatawny minestrone potage,pottage2 chowder won_ton2,wonton2 vichyssoise) stew2(pottage bigos burgoo3
mulligan purloo,poilu2 goulash,gulyas(porkholt) hotchpotch2 hotpot lobscouse,lobscuse,scouse fish_stew(bouillabaisse
matelote) fricassee ragout(salmi) ratatouille slumgullion) paella viand mousse2 pudding custard turnover2(knish
pirogi,piroshki,pirozhki samosa) timbale barbecue,barbeque biryani,biriani saute patty,cake2 snack_food(sandwich(butty
hamburger,beefburger,burger2(cheeseburger) tunaburger hotdog2,hot_dog2
bomber3,grinder,hero7,hoagie,hoagy,sub,submarine2,torpedo2,wedge2,zep gyro western2 wrap2) chip4,crisp
corn_chip(tortilla_chip(nacho))) salad(salmagundi2 coleslaw,slaw tabbouleh,tabooli) curry applesauce
boiled_egg(hard_boiled_egg,hard_cooked_egg) poached_egg scrambled_eggs omelet,omelette souffle fried_egg spareribs
bitok pasta(spaghetti cannelloni lasagna,lasagne) chili,chili_con_carne chop_suey coquille croquette rissole dolmas
enchilada falafel,felafel fish_and_chips fondue2,fondu2 fondue,fondu frittata galantine haggis ham_and_eggs hash
jambalaya kabob,kebab(souvlaki,souvlakia) kedgeree lutefisk,lutfisk macedoine meatball(porcupines) moussaka
pilaf,pilaff,pilau,pilaw pizza poi porridge(gruel(congee,jook skilly loblolly) oatmeal,burgoo) potpie
rijsttaffel,rijstaffel,rijstafel risotto roulade sauerbraten sauerkraut scallopine,scallopini scampi scrapple kishke
succotash sukiyaki sashimi sushi tamal,tamale2 tempura teriyaki terrine rarebit schnitzel taco2 burrito(quesadilla)
tostada refried_beans couscous ramekin,ramequin) ingesta kosher meal,repast(mess4 potluck refection
breakfast(petit_dejeuner) brunch lunch,luncheon,tiffin,dejeuner tea2,afternoon_tea,teatime dinner supper
buffet2(smorgasbord2) picnic3(cookout(barbecue2,barbeque2 clambake burgoo2)) bite4,collation,snack(refreshment nosh
coffee_break) banquet2,feast3,spread6) mess3 mince puree stodge vitamin(fat_soluble_vitamin(axerophthol(retinol
dehydroretinol) calciferol,viosterol,ergocalciferol,cholecalciferol tocopherol
naphthoquinone(phylloquinone,phytonadione menadione)) water_soluble_vitamin(b_complex_vitamin(choline inositol
pantothen thiamine,thiamin,aneurin cobalamin,cyanocobalamin riboflavin,lactoflavin,ovoflavin,hepatoflavin
pyridoxine,pyridoxal,pyridoxamine,adermin folate,folic_acid,folacin niacin,nicotinic_acid biotin) bioflavinoid,citrin
ascorbic_acid))) commissariat,provisions,provender2,viands,victuals(larder)
feed,provender(fodder2(eatage,forage,pasture2,pasturage2,grass4 alfalfa2 hay(timothy3) stover) silage,ensilage
oil_cake slop,slops,swill,pigswill,pigwash mash2(scratch6) cud birdseed petfood mast3 fish_meal) manna2
beverage,drink3,drinkable,potable(potion(elixir3(elixir_of_life) philter,philtre)
alcohol,intoxicant,inebriant(homebrew hooch,hootch(pruno) kava,kavakava aperitif brew,brewage(beer(suds2 lager2(bock
malt2) ale(bitter porter7 stout)) kvass mead3(metheglin) cassiri) sake2,saki2 nipa2 wine,vino(vintage red_wine(claret2
zinfandel2) white_wine(hock(liebfraumilch) sack4) rose2 sparkling_wine(champagne,bubbly) macon2,maconnais plonk
retsina vermouth generic varietal fortified_wine(madeira3(malmsey) port2 sherry muscat3,muscatel,muscadel,muscadelle)
mulled_wine(bishop2 negus)) liquor,spirits,booze,hard_liquor(aquavit,akvavit arrack,arak bitters brandy(applejack
grappa kirsch marc slivovitz) gin(geneva2) ouzo rum(grog demerara4) schnapps,schnaps mescal2 tequila vodka
whiskey,whisky(bourbon2 corn6(moonshine2,bootleg) irish2(poteen) rye3 sour_mash2) firewater lacing) neutral_spirits
pulque liqueur,cordial(absinth,absinthe2 amaretto anisette benedictine2 creme_de_cacao creme_de_menthe
orange_liqueur(curacao2,curacoa triple_sec) kummel maraschino pastis ratafia,ratafee sambuca)
mixed_drink(cocktail(bullshot daiquiri gimlet grasshopper2 manhattan2 margarita martini old_fashioned screwdriver2
sidecar sour stinger) highball(cobbler2 collins2 gin_and_tonic julep sling zombie5,zombi5) spritzer flip2 swizzle
toddy mimosa3 punch2(cup6 wassail eggnog glogg) rickey) hard_cider perry4 rotgut slug5 koumiss,kumis) hydromel oenomel
near_beer mixer2 cooler2 refresher2 smoothie2 fizz cider,cyder(scrumpy) cocoa,chocolate fruit_juice(nectar2
apple_juice grape_juice(must2) orange_juice pineapple_juice) ade(lemonade limeade orangeade) mate9
soft_drink(pop2,soda2,soda_water2,tonic2 cola2,dope3 phosphate2 root_beer sarsaparilla2 tonic,quinine_water)
coffee,java2(coffee_substitute(chicory3) demitasse decaf espresso(latte) cappuccino mocha3) tea(cuppa,cupper
herbal(tisane)) drinking_water(ice_water soda_water,carbonated_water,club_soda,seltzer2,sparkling_water
mineral_water(seltzer))) water6 micronutrient chyme culture_medium,medium4(agar)) food2,solid_food(leftovers
convenience_food(delicatessen takeout,takeaway) chocolate2(chocolate_candy(choc jimmies,sprinkles nonpareil3)
chocolate_liquor cocoa_butter2 cocoa_powder couverture) baked_goods(pastry2(pie_crust dowdy2,pandowdy frangipane
streusel tart3 timbale2 pie(tart2(quiche2 tartlet) cobbler3 patty2 meat_pie(pasty tourtiere)) french_pastry(napoleon2)
bouchee strudel baklava profiterole puff2(chou3(eclair)) rugulah,rugelach,ruggelach) cake3(baba cheesecake
coffeecake(babka) crumpet cupcake fruitcake2(simnel2) gateau sponge_cake(jellyroll) bridecake gingerbread torte
jumble2,jumbal savarin genoise seedcake teacake2 cookie,cooky2,biscuit2(teacake butter_cookie(shortbread) brownie3
gingersnap,snap4(brandysnap) macaroon(ratafia2) kiss2 ladyfinger oreo fruit_bar wafer2) friedcake(doughboy2
doughnut2,donut,sinker(raised_doughnut(bismark fastnacht)) cruller,twister2 beignet fritter)
pancake,battercake,flapcake,flapjack,griddlecake2,hotcake(blini,bliny blintz,blintze crape,crepe2 pfannkuchen latke
tortilla(tostada2)) waffle)) loaf2(haslet headcheese) meat(bird2,fowl2(poultry2(chicken,poulet,volaille(broiler2 capon
fryer,frier,pullet roaster3 spatchcock hen3) guinea_hen squab,dove4 duck3(duckling) goose3 turkey4) wildfowl(grouse
quail partridge pheasant2)) game7(venison buffalo3 rabbit3,hare2) raw_meat(gobbet) organs(giblet,giblets offal heart8
liver2(tomalley) sweetbread,sweetbreads brain5 tongue6 tripe chitterlings,chitlins,chitlings)
cut6(roast,joint4(roast_beef veal_roast(fricandeau) roast_lamb(leg_of_lamb,gigot)) confit chop2(lambchop porkchop)
chine leg5 side9(side_of_pork) forequarter hindquarter cut_of_beef(chuck2 plate7 flank3 beef_loin wedge_bone flat_bone
blade5 round9 rump2 aitchbone) rib3(sparerib) entrecote shank(foreshank hindshank) shin2,shin_bone brisket
steak(fish_steak(flitch) beefsteak(fillet,filet(tournedos) porterhouse chopsteak,beef_patty)) loin sirloin
tenderloin2,undercut2 neck3 shoulder2 cut_of_veal(scrag3) cut_of_mutton(scrag2) cut_of_lamb(loin_of_lamb) saddle3
rack2 cut_of_pork(pork_loin ham,jambon,gammon(prosciutto) bacon(flitch2 gammon2) spareribs2)) beef2,boeuf(hamburger2
pastrami) carbonado2 halal jerky,jerk4(biltong) pemmican,pemican veal,veau(calves'_feet) horsemeat,horseflesh
mouton,mutton lamb5 pork,porc(salt_pork(fatback sowbelly)) sausage(bologna2(polony) chipolata chorizo
frank2,frankfurter,hotdog3,hot_dog3,dog5,wiener2,wienerwurst,weenie knackwurst,knockwurst liverwurst pepperoni
pork_sausage(banger bratwurst,brat2 linguica saveloy) salami souse2) escargot,snail2) pasta2(farfalle noodle orzo
spaghetti2 spaghettini tortellini ziti rigatoni fedelline linguine,linguini fettuccine,fettuccini vermicelli macaroni2
lasagna2,lasagne2 penne ravioli,cappelletti tagliatelle manicotti couscous2 dumpling,dumplings(gnocchi won_ton,wonton)
mostaccioli) breakfast_food(cereal3(hot_cereal(mush2,cornmeal_mush(atole polenta) grits kasha frumenty)
cold_cereal(granola wheatflake)) muesli) produce,green_goods(edible_fruit(freestone cling,clingstone windfall
apple(crabapple3) berry(bilberry3,whortleberry2 huckleberry3 blueberry2
wintergreen3,boxberry2,checkerberry2,teaberry2,spiceberry2 cranberry2 lingonberry2,cowberry2 currant(gooseberry2)
blackberry boysenberry2 dewberry2 loganberry2 raspberry2 saskatoon2,serviceberry2,shadberry,juneberry2 strawberry
sugarberry2,hackberry2 persimmon2 acerola2 mulberry2) lanseh,lansa,lansat,lanset carambola2 ceriman2,monstera2
citrus,citrus_fruit(orange mandarin5,mandarin_orange2(clementine2 satsuma2 tangerine2) kumquat2 lemon lime6
grapefruit2 pomelo2,shaddock2 citrange2 citron) tangelo2,ugli apricot2 peach3 nectarine2 pitahaya2 plum2(damson
greengage sloe3) dried_fruit(prune raisin(sultana2 currant3)) fig4 pineapple2,ananas2 anchovy_pear2 banana2
passion_fruit(granadilla4) breadfruit2 jackfruit2,jak,jack4 canistel2,eggfruit melon(muskmelon2(cantaloup2,cantaloupe2
winter_melon2(honeydew casaba)) watermelon2) cherry3(sweet_cherry2(oxheart2(blackheart2)) capulin2
sour_cherry3(amarelle2 morello2)) icaco2 grape(muscadine2(scuppernong) vinifera_grape2(emperor2 muscat4,muscatel2
ribier sultana)) custard_apple2(cherimoya2,cherimolla soursop2,guanabana sweetsop2,annon ilama2) papaw2,pawpaw3
papaya2 ketembilla2,kitembilla2,kitambilla2 ackee,akee2 durian2 feijoa2 genip2 genipap kiwi3,kiwi_fruit loquat2
mangosteen2 mango2 sapodilla2,sapota sapote2,mammee4 tamarind2,tamarindo2 avocado,aguacate date7 elderberry2 guava3
mombin2 wild_plum2 jaboticaba2 jujube2 litchi2,litchee,lichi,leechee,lichee2,lychee longanberry2 mamey2,mammee3
marang2 medlar4 medlar3 pear(bosc anjou2 bartlett3 seckel) plumcot2 pomegranate2 prickly_pear2 garambulla2
quandong4,quandang2,quantong quince2 rambutan2,rambotan2 pulasan2,pulassan2 sorb monkey_bread)
vegetable,veggie,veg(julienne legume3(pulse4 bean(mung3,moong2,munggo2,monggo2 common_bean2(frijole2
fresh_bean(green_bean(snap3) shell_bean2(butterbean)) flageolet,haricot2) soy4,soybean3,soya2) lentil pea(dahl2)
chickpea3,garbanzo2 cowpea3) potherb greens,green7(sprout2 chard2
salad_green(lettuce3(butterhead_lettuce(buttercrunch) iceberg2 cos2,romaine) celtuce2 chicory4(radicchio)
endive2,escarole(witloof2) cress2(watercress2)) pigweed3 sorrel4,common_sorrel spinach2)
solanaceous_vegetable(eggplant,aubergine2 pepper4(sweet_pepper2(pimento2,pimiento2)
hot_pepper2(chili2,chilli,chilly,chile2(jalapeno2(chipotle) cayenne3) tabasco3)) tomato tomatillo3)
root_vegetable(yam4 sweet_potato2(yam3) sunchoke beet2,beetroot2 carrot3 celeriac2 salsify3(scorzonera2) parsnip3
radish turnip2(rutabaga,swede3) taro3,taro_root,cocoyam2,dasheen3,edda) pieplant,rhubarb
cruciferous_vegetable(mustard3,mustard_greens cabbage,chou2(kale3,kail2,cole2(collards) head_cabbage2(savoy2))
broccoli2 cauliflower2 brussels_sprouts kohlrabi2) squash2(summer_squash2(yellow_squash2(crookneck)
zucchini2,courgette2 marrow4,vegetable_marrow2 cocozelle2) winter_squash2(cushaw2)) cucumber2,cuke(gherkin2)
artichoke2 asparagus2 onion3(scallion2 shallot3) leek2 cardoon2 celery2 gumbo3,okra3 mushroom5 pumpkin2
truffle2,earthnut4 plantain3 fennel2,finocchio) eater2) coconut,coconut_meat(copra) fish2(panfish stockfish anchovy
eel(elver) mullet alewife schrod,scrod haddock(finnan) hake trout salmon3(sockeye chinook3 coho,cohoe
smoked_salmon(lox2)) shad smelt(sparling)) seafood(saltwater_fish(bream2,sea_bream sea_bass,bass4(striper2) grouper
croaker whiting2 whiting cusk dolphinfish,mahimahi monkfish tuna2,tuna_fish,tunny(albacore bonito bluefin) mackerel
pompano blowfish,puffer,pufferfish(fugu) herring(kipper bloater sprat,brisling whitebait) kingfish lingcod bluefish2
swordfish butterfish cod2,codfish pollack2,pollock2 porgy,scup2 scup flatfish(flounder(plaice turbot) sole2 halibut)
rockfish(redfish,rosefish) sailfish weakfish sardine,pilchard snapper2) freshwater_fish(bream freshwater_bass,bass5
carp buffalofish pike2(muskellunge pickerel) sucker4 catfish,mudcat perch5 sunfish(crappie) brook_trout,speckled_trout
whitefish2(cisco)) squid,calamari,calamary octopus periwinkle3,winkle whelk shellfish(mussel huitre,oyster2(bluepoint)
clam3(quahaug,quahog(littleneck cherrystone) steamer) cockle crab5,crabmeat crayfish2,crawfish,crawdad,ecrevisse
limpet lobster(langoustine,scampo lobster_tail) langouste,crayfish scallop2,scollop,escallop) prawn,shrimp2 whitefish
roe(coral3 caviar,caviare) milt) slop4) flower(bloomer peony,paeony pilewort anemone,windflower(thimbleweed snowdrop)
rue_anemone columbine,aquilegia,aquilege(honeysuckle3) delphinium(larkspur) nigella spathiphyllum calla_lily,calla
sandwort3(longroot) pink2(carnation,gillyflower2) lychnis,catchfly2 sandwort2 sandwort soapwort
silene,campion,catchfly cowherb umbrellawort four_o'clock(maravilla2 maravilla) portulaca wallflower2 prairie_rocket2
wallflower prairie_rocket heliophila candytuft sweet_alyssum stock9 stock9,gillyflower schizopetalon
poppy(celandine2,greater_celandine,swallowwort2 golden_cup bocconia creamcups) corydalis horned_poppy
composite2(compass_plant2(prickly_lettuce rosinweed) everlasting(cottonweed cudweed(chafeweed) strawflower3
strawflower2 rhodanthe immortelle) mayweed,dog_fennel2 oxeye_daisy tansy crownbeard(wingstem gravelweed frostweed2))
ageratum2 ammobium aster(goldilocks) daisy calendula(ruddles) catananche(cupid's_dart) cornflower2,bluebottle
chrysanthemum2(mum) mistflower,ageratum cosmos2,cosmea dahlia coneflower3 cotton_rose2,cudweed2,filago gazania
sunflower,helianthus(mirasol girasol2) tidytips oxeye_daisy2,marguerite yellow_ageratum cineraria
coneflower(cutleaved_coneflower(golden_glow,hortensia2)) white_topped_aster stokes'_aster marigold pyrethrum3 tithonia
ursinia xeranthemum zinnia,old_maid2 bartonia orchid(orchis aerides angrecum puttyroot arethusa bletia brassavola
caladenia calanthe calypso cattleya helleborine3 coelogyne coral_root helmetflower2 swanflower,swanneck
cymbid,cymbidium cypripedia lady's_slipper(nerveroot) dendrobium disa epidendron helleborine2(chatterbox) tongueflower
helleborine laelia liparis twayblade2 twayblade masdevallia maxillaria odontoglossum oncidium phaius pleurothallis
pogonia greenhood sobralia stanhopea stelis vanda vanilla) cyclamen sowbread shortia(oconee_bells) centaury(rosita)
gentian(gentianella2 agueweed felwort) begonia wandflower bellwort(strawflower,cornflower) tuberose commelina
scabious,scabiosa achimenes streptocarpus scorpionweed,phacelia(whitlavia fiddleneck) snapdragon
calceolaria,slipperwort gerardia toadflax veronica,speedwell(gypsyweed) browallia petunia schizanthus verbena,vervain
valerian(garden_heliotrope)) houseplant(anthurium,tailflower bloodberry,rougeberry episcia gloxinia kohleria
plectranthus) bulbous_plant(iridaceous_plant(iris,flag3,fleur_de_lis,sword_lily2(bearded_iris(orris) gladdon)
crocus(saffron) freesia gladiolus,gladiola,glad,sword_lily) amaryllis(hippeastrum) narcissus(daffodil(jonquil2)
jonquil) liliaceous_plant(lily(kentan martagon) agapanthus albuca colicroot,star_grass alliaceous_plant(wild_onion
kurrat onion2,onion_plant(shallot2,eschalot) leek,scallion garlic rocambole chives,chive,cive,schnittlaugh ramp2)
alstroemeria fly_poison asphodel brodiaea mariposa globe_lily camas,camass,quamash,camosh,camash
dogtooth_violet,dogtooth(trout_lily,amberbell fawn_lily) tulip day_lily2,daylily hyacinth2 bluebell,harebell
scilla,squill3 false_asphodel sea_squill,squill2 hellebore(bugbane) squaw_grass death_camas,zigadene
trillium(birthroot toadshade) clintonia lilyturf) fritillary,checkered_lily star_of_bethlehem(starflower
chincherinchee)) succulent(lithops,living_stone,stoneface cactus(pitahaya saguaro,sahuaro coryphantha echinocactus
epiphyllum chichipe mescal,mezcal,peyote mammillaria garambulla nopal2 prickly_pear(nopal tuna) cholla) aloe)
fern(pecopteris osmund(fiddlehead2) curly_grass aquatic_fern(pepperwort(nardoo,nardo) pillwort regnellidium)
adder's_tongue grape_fern(moonwort) polypody(leatherleaf) lecanopteris spleenwort scolopendrium doodia
tree_fern(thyrsopteris angiopteris) davallia bracken2,brake3 bracken woodfern fiddlehead woodsia maidenhair lipfern
cliff_brake brake2 christella)`
